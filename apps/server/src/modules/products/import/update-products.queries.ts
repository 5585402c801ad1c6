import { type RawBuilder, sql } from 'kysely';
import type { Caller, Tx } from '../../../database/database.ts';
import { momentOf } from '../../files/file-moment.service.ts';
import { ofImport, type StagedImport } from '../../files/staged-import.service.ts';

const knownRows = (staged: StagedImport) => sql`${ofImport(staged)} and r.existing_product_id is not null`;

const lineOfSupplier = sql`select from product_line o where o.customer_organisation_id = r.organisation_id
    and o.product_id = r.existing_product_id and o.supplier_organisation_id = r.existing_supplier_id`;

/**
 * Updates the products that exist already. What the file does not say stays as it is. Held in the order of everybody who
 * changes lines: the products, then their lines.
 */
export async function updateProducts(tx: Tx, caller: Caller, staged: StagedImport): Promise<void> {
  const moment = sql`${await momentOf(tx, staged)}::timestamptz`;
  await resolveSuppliers(tx, staged);
  await lockProducts(tx, staged);
  await lockLines(tx, staged);
  await sql`
    update product p
       set name = r.name, description = coalesce(r.description, p.description), unit = coalesce(r.unit, p.unit),
           mass_kg = coalesce(r.mass_kg, p.mass_kg), version = p.version + 1, updated_at = ${moment}
      from product_import_row r
     where ${knownRows(staged)} and p.organisation_id = r.organisation_id and p.id = r.existing_product_id`.execute(tx);
  await sql`
    update product_line l set product_name = r.name, updated_at = ${moment}
      from product_import_row r
     where ${knownRows(staged)} and l.customer_organisation_id = r.organisation_id and l.product_id = r.existing_product_id`.execute(
    tx,
  );
  await fillEmptySuppliers(tx, staged);
  await addSecondSuppliers(tx, caller, staged, moment);
  await pointToLines(tx, staged);
  await updatePurchases(tx, staged);
}

const resolveSuppliers = (tx: Tx, staged: StagedImport) =>
  sql`
    update product_import_row r set existing_supplier_id = k.supplier_id
      from known_suppliers(array(select distinct r.supplier_email from product_import_row r
             where ${knownRows(staged)} and r.supplier_email is not null)) k
     where ${knownRows(staged)} and k.email = r.supplier_email`.execute(tx);

const lockProducts = (tx: Tx, staged: StagedImport) =>
  sql`
    select p.id from product p
     where p.organisation_id = ${staged.organisationId}::uuid
       and p.id in (select r.existing_product_id from product_import_row r where ${knownRows(staged)})
     order by p.id for update`.execute(tx);

const lockLines = (tx: Tx, staged: StagedImport) =>
  sql`
    select l.id from product_line l
     where l.customer_organisation_id = ${staged.organisationId}::uuid
       and l.product_id in (select r.existing_product_id from product_import_row r where ${knownRows(staged)})
     order by l.id for update`.execute(tx);

/** A line that nobody was named for yet becomes the supplier's, unless the supplier has one. */
const fillEmptySuppliers = (tx: Tx, staged: StagedImport) =>
  sql`
    update product_line l set supplier_organisation_id = r.existing_supplier_id, version = l.version + 1
      from product_import_row r
     where ${knownRows(staged)} and r.existing_supplier_id is not null
       and l.customer_organisation_id = r.organisation_id and l.product_id = r.existing_product_id
       and l.supplier_organisation_id is null and l.status = 'NOT_STARTED'
       and not exists (${lineOfSupplier})`.execute(tx);

async function addSecondSuppliers(
  tx: Tx,
  caller: Caller,
  staged: StagedImport,
  moment: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    with added as (
      insert into product_line (id, customer_organisation_id, product_id, supplier_organisation_id, product_name, internal_reference,
        created_at, updated_at)
      select r.line_id, r.organisation_id, r.existing_product_id, r.existing_supplier_id, r.name, r.internal_reference, ${moment}, ${moment}
        from product_import_row r
       where ${knownRows(staged)} and r.existing_supplier_id is not null and not exists (${lineOfSupplier})
       order by r.row_number
      returning customer_organisation_id, id
    )
    insert into line_history (customer_organisation_id, line_id, actor_organisation_id, actor_id, event, to_status)
    select customer_organisation_id, id, customer_organisation_id, ${caller.userId}::uuid, 'CREATED', 'NOT_STARTED' from added`.execute(
    tx,
  );
}

/** The line of the supplier that a row names; without one, the product's line where it has a single one. */
const pointToLines = (tx: Tx, staged: StagedImport) =>
  sql`
    update product_import_row r set line_id = l.id
      from product_line l
     where ${knownRows(staged)} and l.customer_organisation_id = r.organisation_id and l.product_id = r.existing_product_id
       and case when r.supplier_email is not null then l.supplier_organisation_id = r.existing_supplier_id
                else not exists (select from product_line o where o.customer_organisation_id = l.customer_organisation_id
                                   and o.product_id = l.product_id and o.id <> l.id) end`.execute(tx);

async function updatePurchases(tx: Tx, staged: StagedImport): Promise<void> {
  await sql`
    update product_line l set supplier_product_reference = r.supplier_product_reference
      from product_import_row r
     where ${knownRows(staged)} and r.supplier_product_reference is not null
       and l.supplier_product_reference is distinct from r.supplier_product_reference
       and l.customer_organisation_id = r.organisation_id and l.id = r.line_id`.execute(tx);
  await sql`
    insert into purchase as p (customer_organisation_id, line_id, supplier_number, yearly_quantity, quantity_unit, quantity_year)
    select r.organisation_id, r.line_id, r.supplier_number, r.yearly_quantity, r.quantity_unit, r.quantity_year
      from product_import_row r
     where ${knownRows(staged)} and num_nonnulls(r.supplier_number, r.yearly_quantity, r.quantity_unit, r.quantity_year) > 0
       and exists (select from product_line l where l.customer_organisation_id = r.organisation_id and l.id = r.line_id)
    on conflict (customer_organisation_id, line_id) do update
      set supplier_number = coalesce(excluded.supplier_number, p.supplier_number),
          yearly_quantity = coalesce(excluded.yearly_quantity, p.yearly_quantity),
          quantity_unit = coalesce(excluded.quantity_unit, p.quantity_unit),
          quantity_year = coalesce(excluded.quantity_year, p.quantity_year)`.execute(tx);
}
