import { sql } from 'kysely';
import type { Caller, Tx } from '../../../database/database.ts';
import { createdAt, ofImport, type StagedImport } from '../../files/staged-import.service.ts';

const newRows = (staged: StagedImport) => sql`${ofImport(staged)} and r.existing_product_id is null`;

/** Where the file names a supplier, whom the address stands for by now. */
const supplierId = sql`k.supplier_id`;
const suppliers = ({ organisationId, id }: StagedImport) =>
  sql`
    left join known_suppliers(array(select distinct n.supplier_email from product_import_row n
        where n.organisation_id = ${organisationId}::uuid and n.file_import_id = ${id}::uuid and n.supplier_email is not null)) k
      on k.email = r.supplier_email`;

/** Products, lines, purchases and their history, table by table. */
export async function insertProducts(tx: Tx, caller: Caller, staged: StagedImport): Promise<void> {
  await sql`
    insert into product (id, organisation_id, name, internal_reference, description, unit, mass_kg, created_by, created_at, updated_at)
    select r.product_id, r.organisation_id, r.name, r.internal_reference, r.description, r.unit, r.mass_kg, ${caller.userId}::uuid,
           ${createdAt}, ${createdAt}
      from product_import_row r where ${newRows(staged)} order by r.row_number`.execute(tx);
  await sql`
    insert into product_line (id, customer_organisation_id, product_id, supplier_organisation_id, product_name, internal_reference,
      supplier_product_reference, created_at, updated_at)
    select r.line_id, r.organisation_id, r.product_id, ${supplierId}, r.name, r.internal_reference, r.supplier_product_reference,
           ${createdAt}, ${createdAt}
      from product_import_row r ${suppliers(staged)} where ${newRows(staged)} order by r.row_number`.execute(tx);
  await sql`
    insert into purchase (customer_organisation_id, line_id, supplier_number, yearly_quantity, quantity_unit, quantity_year)
    select r.organisation_id, r.line_id, r.supplier_number, r.yearly_quantity, r.quantity_unit, r.quantity_year
      from product_import_row r
     where ${newRows(staged)} and num_nonnulls(r.supplier_number, r.yearly_quantity, r.quantity_unit, r.quantity_year) > 0
     order by r.row_number`.execute(tx);
  await sql`
    insert into line_history (customer_organisation_id, line_id, actor_organisation_id, actor_id, event, to_status, created_at)
    select r.organisation_id, r.line_id, r.organisation_id, ${caller.userId}::uuid, 'CREATED', 'NOT_STARTED', ${createdAt}
      from product_import_row r where ${newRows(staged)} order by r.row_number`.execute(tx);
}
