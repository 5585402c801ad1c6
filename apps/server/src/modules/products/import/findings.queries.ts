import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import { ofImport, type StagedImport } from '../../files/staged-import.service.ts';
import { findRows, tieRows } from '../../files/staged-rows.service.ts';

/** Until the transaction ends, nobody removes a supplier and, where some are invited, nobody else invites one. */
export const holdSuppliers = (tx: Tx, organisationId: string, mayInvite: boolean) => {
  const own = tx.selectFrom('organisation').select('id').where('id', '=', organisationId);
  return (mayInvite ? own.forNoKeyUpdate() : own.forShare()).execute();
};

const productWithReference = sql`
    (select p.id from product p
      where p.organisation_id = r.organisation_id and p.internal_reference = r.internal_reference and p.archived_at is null)`;

/** Ties rows to the products that have their reference already. */
export const markExisting = (tx: Tx, staged: StagedImport) =>
  tieRows(tx, { table: 'product_import_row', column: 'existing_product_id', found: productWithReference }, staged);

/** Rows that name somebody of the own organisation as the supplier. */
export const selectOwnAddresses = (tx: Tx, staged: StagedImport, ownEmails: readonly string[]) =>
  findRows(
    tx,
    sql`
      select r.row_number as row, r.supplier_email as value
        from product_import_row r where ${ofImport(staged)} and r.supplier_email = any(${ownEmails}::text[])`,
  );

export interface NamedSupplier {
  email: string;
  /** Whether a product that does not exist yet is bought there. */
  for_new: boolean;
  organisation_name: string | null;
  supplier_id: string | null;
  own: boolean;
}

/** Who is named as a supplier, once each, with the first name that stands beside the address. */
export async function selectNamedSuppliers(tx: Tx, staged: StagedImport): Promise<NamedSupplier[]> {
  const { rows } = await sql<NamedSupplier>`
    with named as (
      select r.supplier_email as email, bool_or(r.existing_product_id is null) as for_new,
             (array_agg(r.supplier_name order by r.row_number) filter (where r.supplier_name is not null))[1] as organisation_name
        from product_import_row r where ${ofImport(staged)} and r.supplier_email is not null group by r.supplier_email
    )
    select n.email, n.for_new, n.organisation_name, k.supplier_id, k.own
      from named n join known_suppliers(array(select email from named)) k on k.email = n.email`.execute(tx);
  return rows;
}

export const selectStagedRows = (tx: Tx, { organisationId, id }: StagedImport, rows: readonly number[]) =>
  tx
    .selectFrom('product_import_row')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('file_import_id', '=', id)
    .where('row_number', '=', sql<number>`any(${rows}::integer[])`)
    .execute();
