import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { StagedImport } from '../../files/staged-import.service.ts';

/** A whole batch is one parameter, however many rows it has. */
export const insertRows = (tx: Tx, { organisationId, id }: StagedImport, rows: string) =>
  sql`
    insert into product_import_row (organisation_id, file_import_id, row_number, name, internal_reference, description, unit, mass_kg,
      supplier_email, supplier_name, supplier_number, supplier_product_reference, yearly_quantity, quantity_unit, quantity_year)
    select ${organisationId}::uuid, ${id}::uuid, r.*
      from json_to_recordset(${rows}::json) as r (row_number integer, name text, internal_reference text, description text, unit text,
        mass_kg numeric, supplier_email text, supplier_name text, supplier_number text, supplier_product_reference text,
        yearly_quantity numeric, quantity_unit text, quantity_year integer)`.execute(tx);
