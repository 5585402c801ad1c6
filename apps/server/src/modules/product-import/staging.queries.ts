import type { ImportPhase } from '@pcf/contract/vocabulary/import-phase';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/database.ts';

/** A file that is being read, by the id under which its rows are staged. */
export interface StagedImport {
  readonly organisationId: string;
  readonly id: string;
}

export const insertImport = (tx: Tx, organisationId: string, importId: string | undefined) =>
  tx
    .insertInto('file_import')
    .values({ organisation_id: organisationId, import_id: importId ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();

export const updateImport = (
  tx: Tx,
  { organisationId, id }: StagedImport,
  progress: { phase?: ImportPhase; rows_read?: number; percent?: number },
) =>
  tx
    .updateTable('file_import')
    .set(progress)
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();

/** A whole batch is one parameter, however many rows it has. */
export const insertRows = (tx: Tx, { organisationId, id }: StagedImport, rows: string) =>
  sql`
    insert into product_import_row (organisation_id, file_import_id, row_number, name, internal_reference, description, unit, mass_kg,
      supplier_email, supplier_name, supplier_number, supplier_product_reference, yearly_quantity, quantity_unit, quantity_year)
    select ${organisationId}::uuid, ${id}::uuid, r.*
      from json_to_recordset(${rows}::json) as r (row_number integer, name text, internal_reference text, description text, unit text,
        mass_kg numeric, supplier_email text, supplier_name text, supplier_number text, supplier_product_reference text,
        yearly_quantity numeric, quantity_unit text, quantity_year integer)`.execute(tx);

export const deleteRows = (tx: Tx, { organisationId, id }: StagedImport) =>
  tx
    .deleteFrom('product_import_row')
    .where('organisation_id', '=', organisationId)
    .where('file_import_id', '=', id)
    .execute();

/** The newest under the id that the caller chose. */
export const selectProgress = (db: Queries, importId: string) =>
  db
    .selectFrom('file_import')
    .select(['import_id', 'phase', 'rows_read', 'percent'])
    .where('organisation_id', '=', sql<string>`(select current_organisation())`)
    .where('import_id', '=', importId)
    .orderBy('created_at', 'desc')
    .limit(1);
