import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import { ofImport, type StagedImport } from '../../files/staged-import.service.ts';
import { tieRows } from '../../files/staged-rows.service.ts';

/** A whole batch is one parameter, however many rows it has. */
export const insertRows = (tx: Tx, { organisationId, id }: StagedImport, rows: string) =>
  sql`
    insert into template_import_row (organisation_id, file_import_id, row_number, name, internal_reference, description, given, data,
      open_findings, emission_value, emission_unit, emission_unit_amount, emission_value_granularity, emission_data_verified,
      primary_data_share, reference_year, valid_until, expiry_reminder_at)
    select ${organisationId}::uuid, ${id}::uuid, r.row_number, r.name, r.internal_reference, r.description, r.given, r.data,
           coalesce(r.open_findings, 0), r.emission_value, r.emission_unit, r.emission_unit_amount, r.emission_value_granularity,
           r.emission_data_verified, r.primary_data_share, r.reference_year, r.valid_until, r.expiry_reminder_at
      from json_to_recordset(${rows}::json) as r (row_number integer, name text, internal_reference text, description text, given jsonb,
        data jsonb, open_findings integer, emission_value numeric, emission_unit text, emission_unit_amount numeric,
        emission_value_granularity text, emission_data_verified boolean, primary_data_share numeric, reference_year integer,
        valid_until date, expiry_reminder_at timestamptz)`.execute(tx);

/** Until the transaction ends, nobody else changes or removes the templates that have these references; in one order for all. */
export const holdExisting = (tx: Tx, staged: StagedImport) =>
  sql`
    select t.id from template t
     where t.organisation_id = ${staged.organisationId}::uuid
       and t.internal_reference in (select r.internal_reference from template_import_row r where ${ofImport(staged)})
     order by t.id for no key update`.execute(tx);

const templateWithReference = sql`
    (select t.id from template t where t.organisation_id = r.organisation_id and t.internal_reference = r.internal_reference)`;

/** Ties rows to the templates that have their reference already. */
export const markExisting = (tx: Tx, staged: StagedImport) =>
  tieRows(tx, { table: 'template_import_row', column: 'existing_template_id', found: templateWithReference }, staged);

export const selectStagedRows = (tx: Tx, { organisationId, id }: StagedImport, rows: readonly number[]) =>
  tx
    .selectFrom('template_import_row')
    .select(['row_number', 'name', 'internal_reference', 'description', 'given'])
    .where('organisation_id', '=', organisationId)
    .where('file_import_id', '=', id)
    .where('row_number', '=', sql<number>`any(${rows}::integer[])`)
    .execute();
