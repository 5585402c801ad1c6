import { isDeepStrictEqual } from 'node:util';
import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { carriedOver } from '@pcf/domain/emission-data/carried-over';
import { withoutNothing } from '@pcf/domain/emission-data/without-nothing';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../../database/database.ts';
import { chosenDocuments } from '../../emission-data/emission-data.service.ts';
import { tellAlike } from '../../files/emission-cells.service.ts';
import { answerWith, type GivenEmissions } from '../../files/given-emissions.service.ts';
import { ofImport, type StagedImport } from '../../files/staged-import.service.ts';
import { type TemplateColumns, templateColumns } from '../sold-product-columns.ts';

/** What a row does not say stays as it is. */
const updateHeads = (tx: Tx, { organisationId, userId }: Caller, heads: readonly ChangedHead[]) =>
  sql`
    update template t
       set name = c.name, description = coalesce(c.description, t.description), version = t.version + 1, updated_by = ${userId}::uuid,
           updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as c (id uuid, name text, description text)
     where t.organisation_id = ${organisationId}::uuid and t.id = c.id`.execute(tx);

const updateData = (tx: Tx, { organisationId, userId }: Caller, changed: readonly ChangedData[]) =>
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
const deleteOtherDocuments = (
  tx: Tx,
  { organisationId }: Caller,
  named: readonly { readonly id: string; readonly documents: readonly string[] }[],
) =>
  sql`
    delete from template_document d
     using jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as c (id uuid, documents jsonb)
     where d.organisation_id = ${organisationId}::uuid and d.template_id = c.id
       and not c.documents @> to_jsonb(d.document_id::text)`.execute(tx);

/** So few that their calculations, which may be long, are never in memory all at once. */
const rowsInBatch = 200;

interface Updated {
  readonly updated: number;
  /** Of them, how many cannot answer a request yet. */
  readonly incomplete: number;
}

/** Updates the templates that exist already, as far as the file says anything new of them; or only counts them. */
export async function updateTemplates(
  tx: Tx,
  caller: Caller,
  staged: StagedImport,
  { write }: { readonly write: boolean },
): Promise<Updated> {
  const now = new Date();
  let [updated, incomplete, after] = [0, 0, 0];
  for (;;) {
    const rows = await selectExistingRows(tx, staged, { after, size: rowsInBatch });
    const heads: ChangedHead[] = [];
    const data: ChangedData[] = [];
    for (const row of rows) {
      const columns = mergedEmissions(row, row.given, now);
      if (!columns && !hasNewHead(row)) continue;
      heads.push({ id: row.id, name: row.name, description: row.description });
      if (columns) data.push({ id: row.id, ...columns });
      if (columns ? columns.open_findings > 0 : !row.complete) incomplete += 1;
    }
    updated += heads.length;
    if (write && heads.length > 0) await writeBatch(tx, caller, heads, data);
    const last = rows.at(-1);
    if (!last || rows.length < rowsInBatch) return { updated, incomplete };
    after = last.row_number;
  }
}

const hasNewHead = ({ name, old_name, description, old_description }: ExistingRow) =>
  name !== old_name || (description !== null && description !== old_description?.replaceAll('\r\n', '\n'));

async function writeBatch(
  tx: Tx,
  caller: Caller,
  heads: readonly ChangedHead[],
  data: readonly ChangedData[],
): Promise<void> {
  await updateHeads(tx, caller, heads);
  if (data.length === 0) return;
  await updateData(tx, caller, data);
  const named = data.map(({ id, data: kept }) => ({ id, documents: chosenDocuments(kept).map((each) => each.id) }));
  await deleteOtherDocuments(tx, caller, named);
}

interface Kept {
  readonly data: EmissionData | null;
  readonly item_data: ItemData | null;
}

/** What a row makes of a template's emission data; null where it says nothing new. */
export function mergedEmissions(kept: Kept, given: GivenEmissions | null, now: Date): TemplateColumns | null {
  if (!given) return null;
  const before = kept.data ?? {};
  const data = withoutNothing(answerWith(before, given));
  if (kept.data && tellAlike(before, data)) return null;
  const merged = templateColumns(data, kept.item_data, now);
  // Other figures than those that were verified are not verified, unless the row says so.
  const stillVerified =
    given.verified !== undefined || isDeepStrictEqual(merged.data.emissionValues, before.emissionValues);
  const columns = stillVerified ? merged : templateColumns(carriedOver(data), kept.item_data, now);
  const isSame = isDeepStrictEqual([columns.data, columns.item_data], [kept.data, kept.item_data]);
  return isSame ? null : columns;
}

/** A row and the template that has its reference already. */
interface ExistingRow {
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

async function selectExistingRows(
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

interface ChangedHead {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
}

interface ChangedData extends TemplateColumns {
  readonly id: string;
}
