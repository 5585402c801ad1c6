import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../../database/database.ts';
import type { GivenEmissions } from '../../files/given-emissions.service.ts';
import { ofImport, type StagedImport } from '../../files/staged-import.service.ts';
import type { TemplateColumns } from '../sold-product-columns.service.ts';

/** A row and the template that has its reference already. */
export interface ExistingRow {
  readonly row_number: number;
  readonly name: string;
  readonly description: string | null;
  readonly given: GivenEmissions | null;
  readonly id: string;
  readonly old_name: string;
  readonly old_description: string | null;
  readonly complete: boolean;
  readonly data: EmissionData | null;
  readonly item_data: ItemData | null;
}

export async function selectExistingRows(
  tx: Tx,
  staged: StagedImport,
  { after, size }: { readonly after: number; readonly size: number },
): Promise<ExistingRow[]> {
  const { rows } = await sql<ExistingRow>`
    select r.row_number, r.name, r.description, r.given, t.id, t.name as old_name, t.description as old_description, t.complete,
           t.data, t.item_data
      from template_import_row r
      join template t on t.organisation_id = r.organisation_id and t.id = r.existing_template_id
     where ${ofImport(staged)} and r.row_number > ${after}
     order by r.row_number limit ${size}`.execute(tx);
  return rows;
}

export interface ChangedHead {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
}

/** What a row does not say stays as it is. */
export const updateHeads = (tx: Tx, { organisationId, userId }: Caller, heads: readonly ChangedHead[]) =>
  sql`
    update template t
       set name = c.name, description = coalesce(c.description, t.description), version = t.version + 1, updated_by = ${userId}::uuid,
           updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as c (id uuid, name text, description text)
     where t.organisation_id = ${organisationId}::uuid and t.id = c.id`.execute(tx);

export interface ChangedData extends TemplateColumns {
  readonly id: string;
}

export const updateData = (tx: Tx, { organisationId, userId }: Caller, changed: readonly ChangedData[]) =>
  sql`
    update template t
       set data = c.data, item_data = c.item_data, data_version = t.data_version + 1, data_updated_by = ${userId}::uuid,
           data_updated_at = now(), open_findings = c.open_findings, emission_value = c.emission_value, emission_unit = c.emission_unit,
           emission_unit_amount = c.emission_unit_amount, emission_value_granularity = c.emission_value_granularity,
           emission_data_verified = c.emission_data_verified, primary_data_share = c.primary_data_share,
           reference_year = c.reference_year, valid_until = c.valid_until, expiry_reminder_at = c.expiry_reminder_at
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c (id uuid, data jsonb, item_data jsonb, open_findings integer,
        emission_value numeric, emission_unit text, emission_unit_amount numeric, emission_value_granularity text,
        emission_data_verified boolean, primary_data_share numeric, reference_year integer, valid_until date,
        expiry_reminder_at timestamptz)
     where t.organisation_id = ${organisationId}::uuid and t.id = c.id`.execute(tx);

/** Documents that a template no longer names need not stay for it. A file names none, so none is added. */
export const deleteOtherDocuments = (
  tx: Tx,
  { organisationId }: Caller,
  named: readonly { readonly id: string; readonly documents: readonly string[] }[],
) =>
  sql`
    delete from template_document d
     using jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as c (id uuid, documents jsonb)
     where d.organisation_id = ${organisationId}::uuid and d.template_id = c.id
       and not c.documents @> to_jsonb(d.document_id::text)`.execute(tx);
