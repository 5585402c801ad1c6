import { emissionFileHeadings } from '@pcf/contract/emission-file-headings';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { soldProductFileHeadings } from '@pcf/contract/sold-product-file-headings';
import { emissionFileColumns } from '@pcf/contract/vocabulary/files';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Caller, Database, Tx } from '../../../database/database.ts';
import { recordBulk } from '../../../database/record-activity.ts';
import { shown } from '../../../files/shown-findings.ts';
import { emissionCells } from '../../files/emission-cells.service.ts';
import { answerWith, type GivenEmissions } from '../../files/given-emissions.service.ts';
import { createFileImport, type ImportChoices } from '../../files/import-file.service.ts';
import {
  amongRows,
  createdAt,
  holdImports,
  keepPlans,
  listFindings,
  lookUpReferences,
  ofImport,
  type StagedImport,
  type TiedRows,
} from '../../files/staged-import.service.ts';
import type { PreviewRow, Verdict } from '../../files/validate-file.service.ts';
import { updateTemplates } from './update-sold-products.ts';

/** A whole batch is one parameter, however many rows it has. */
const insertRows = (tx: Tx, { organisationId, id }: StagedImport, rows: string) =>
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
const holdExisting = (tx: Tx, staged: StagedImport) =>
  sql`
    select t.id from template t
     where t.organisation_id = ${staged.organisationId}::uuid
       and t.internal_reference in (select r.internal_reference from template_import_row r where ${ofImport(staged)})
     order by t.id for no key update`.execute(tx);

const templateWithReference = sql`
    (select t.id from template t where t.organisation_id = r.organisation_id and t.internal_reference = r.internal_reference)`;

const existingTemplates: TiedRows = {
  table: 'template_import_row',
  column: 'existing_template_id',
  found: templateWithReference,
};

const selectStagedRows = (tx: Tx, staged: StagedImport, rows: readonly number[]) =>
  tx
    .selectFrom('template_import_row')
    .select(['row_number', 'name', 'internal_reference', 'description', 'given'])
    .where(amongRows(staged, rows))
    .execute();

const newRows = (staged: StagedImport) => sql`${ofImport(staged)} and r.existing_template_id is null`;

const insertTemplates = (tx: Tx, { userId }: Caller, staged: StagedImport) =>
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

export const createTemplateImport = (database: Database, limits: Config['limits']) =>
  createFileImport<'importTemplates'>(database, limits, {
    bucket: 'template-imports',
    validate: new URL('./validate-sold-product-file.worker.ts', import.meta.url),
    table: 'template_import_row',
    tellsMoment: false,
    insertRows,
    conclude: concludeImport,
  });

/** Adds what the database knows to the verdict on the file, and writes it where nothing speaks against it. */
async function concludeImport(
  tx: Tx,
  caller: Caller,
  { staged, verdict, choices }: { staged: StagedImport; verdict: Verdict; choices: ImportChoices },
): Promise<OperationOutput<'importTemplates'>> {
  const write = !choices.dryRun;
  const update = choices.allowWarnings === true && choices.onDuplicate === 'update';
  if (write) await holdImports(tx, 'template_import_row', caller.organisationId);
  if (write && update && verdict.errorCount === 0) await holdExisting(tx, staged);
  const { existing, errorCount, ...listed } = await collectFindings(tx, staged, verdict);
  const outcome = { ...listed, rows: verdict.rows };
  if (errorCount > 0 || (existing > 0 && !choices.allowWarnings)) {
    return { created: 0, updated: 0, skipped: 0, incomplete: 0, ...outcome, written: false };
  }
  if (write) await keepPlans(tx);
  const created = verdict.rows - existing;
  if (write && created > 0) await insertTemplates(tx, caller, staged);
  const changed =
    update && existing > 0 ? await updateTemplates(tx, caller, staged, { write }) : { updated: 0, incomplete: 0 };
  if (write) {
    await recordBulk(tx, caller, 'TEMPLATES_CREATED', created);
    await recordBulk(tx, caller, 'TEMPLATES_CHANGED', changed.updated);
  }
  return {
    created,
    updated: changed.updated,
    skipped: existing - changed.updated,
    incomplete: changed.incomplete + (await countIncomplete(tx, staged)),
    ...outcome,
    written: write && created + changed.updated > 0,
  };
}

/** How many of the new ones cannot answer a request yet. */
async function countIncomplete(tx: Tx, staged: StagedImport): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from template_import_row r
     where ${newRows(staged)} and (r.data is null or r.open_findings > 0)`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** What only the database can see: references that exist. */
async function collectFindings(tx: Tx, staged: StagedImport, verdict: Verdict) {
  const { existing, ...found } = await lookUpReferences(
    tx,
    existingTemplates,
    staged,
    soldProductFileHeadings.internalReference,
  );
  const listed = await listFindings(verdict, {
    ...found,
    stagedRows: async (rows, headings) =>
      (await selectStagedRows(tx, staged, rows)).map((row) => previewOf(row, headings)),
  });
  return { ...listed, existing };
}

type StagedRow = Awaited<ReturnType<typeof selectStagedRows>>[number];

function previewOf(row: StagedRow, headings: readonly string[]): PreviewRow {
  const told = emissionCells(row.given === null ? {} : answerWith({}, row.given as GivenEmissions));
  const cells = new Map<string, unknown>([
    [soldProductFileHeadings.name, row.name],
    [soldProductFileHeadings.internalReference, row.internal_reference],
    [soldProductFileHeadings.description, row.description],
    ...emissionFileColumns.map((each, index) => [emissionFileHeadings[each], told[index]] as const),
  ]);
  return { row: row.row_number, cells: headings.map((heading) => shown(String(cells.get(heading) ?? ''))) };
}
