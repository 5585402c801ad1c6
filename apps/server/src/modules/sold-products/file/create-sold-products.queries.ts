import { sql } from 'kysely';
import type { Caller, Tx } from '../../../database/database.ts';
import { createdAt, ofImport, type StagedImport } from '../../files/staged-import.service.ts';

const newRows = (staged: StagedImport) => sql`${ofImport(staged)} and r.existing_template_id is null`;

export const insertTemplates = (tx: Tx, { userId }: Caller, staged: StagedImport) =>
  sql`
    insert into template (id, organisation_id, name, internal_reference, description, data_version, data, open_findings, emission_value,
      emission_unit, emission_unit_amount, emission_value_granularity, emission_data_verified, primary_data_share, reference_year,
      valid_until, expiry_reminder_at, created_by, created_at, updated_by, updated_at, data_updated_by, data_updated_at)
    select r.template_id, r.organisation_id, r.name, r.internal_reference, r.description, case when r.data is null then 0 else 1 end,
           r.data, r.open_findings, r.emission_value, r.emission_unit, r.emission_unit_amount, r.emission_value_granularity,
           r.emission_data_verified, r.primary_data_share, r.reference_year, r.valid_until, r.expiry_reminder_at, ${userId}::uuid,
           ${createdAt}, ${userId}::uuid, ${createdAt}, case when r.data is not null then ${userId}::uuid end,
           case when r.data is not null then ${createdAt} end
      from template_import_row r where ${newRows(staged)} order by r.row_number`.execute(tx);

/** How many of the new ones cannot answer a request yet. */
export async function countIncomplete(tx: Tx, staged: StagedImport): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from template_import_row r
     where ${newRows(staged)} and (r.data is null or r.open_findings > 0)`.execute(tx);
  return rows[0]?.count ?? 0;
}
