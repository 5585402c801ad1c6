import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { maxFindings, maxPreviewedFindings, shown } from '../../files/shown-findings.ts';
import type { Finding, PreviewRow, Verdict } from './validate-file.service.ts';

const countOf = (told: readonly Told[]) => told.reduce((sum, { found }) => sum + found.count, 0);

const listed = (findings: readonly Finding[]) => findings.toSorted((a, b) => a.row - b.row).slice(0, maxFindings);

const findingsOf = (told: readonly Told[]): Finding[] =>
  told.flatMap(({ found, code, column }) =>
    found.rows.map(({ row, value }) => ({ row, column, code, value: shown(value) })),
  );

/** The rows of a file, where their table is called r. */
export const ofImport = ({ organisationId, id }: StagedImport): RawBuilder<unknown> =>
  sql`r.organisation_id = ${organisationId}::uuid and r.file_import_id = ${id}::uuid`;

/** Some of the rows of a file, wherever they are staged. */
export const amongRows = ({ organisationId, id }: StagedImport, rows: readonly number[]) =>
  sql<boolean>`organisation_id = ${organisationId}::uuid and file_import_id = ${id}::uuid and row_number = any(${rows}::integer[])`;

/** Apart by a microsecond each, the first row the newest: lists begin with the newest, and then show the file's order. */
export const createdAt = sql`now() - r.row_number * interval '1 microsecond'`;

/** The first of the rows that were found, and how many there are. */
export interface ListRows {
  readonly rows: readonly { readonly row: number; readonly value: string }[];
  readonly count: number;
}

/** Until the transaction ends, no other such file of the organisation is written: its references are looked up only then. */
export const holdImports = (tx: Tx, table: StagingTable, organisationId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${table} of ${organisationId}`}, 0))`.execute(tx);

export async function findRows(
  tx: Tx,
  query: RawBuilder<{ row: number; value: string; count: number }>,
): Promise<ListRows> {
  const { rows } = await sql<{ row: number; value: string; count: number }>`
    select f.row, f.value, count(*) over ()::integer as count from (${query}) f order by f.row limit ${maxFindings}`.execute(
    tx,
  );
  return { rows, count: rows[0]?.count ?? 0 };
}

/** Every row but the first with its reference. */
const selectRepeated = (tx: Tx, table: StagingTable, staged: StagedImport) =>
  findRows(
    tx,
    sql`
      select n.row_number as row, n.internal_reference as value
        from (select r.row_number, r.internal_reference,
                     row_number() over (partition by r.internal_reference order by r.row_number) as occurrence
                from ${sql.table(table)} r where ${ofImport(staged)} and r.internal_reference is not null) n
       where n.occurrence > 1`,
  );

/**
 * Writes what each row is looked up as into a column. Looked up row by row, as a subquery: nobody has counted what is
 * staged, so a join is planned for a single row, and may then compare every row with all that the organisation has.
 */
export const tieRows = (tx: Tx, { table, column, found }: TiedRows, staged: StagedImport) =>
  sql`
    update ${sql.table(table)} r set ${sql.ref(column)} = ${found} where ${ofImport(staged)} and ${found} is not null`.execute(
    tx,
  );

/** Rows whose reference exists already, once they are tied to what has it. */
const selectExisting = (tx: Tx, { table, column }: TiedRows, staged: StagedImport) =>
  findRows(
    tx,
    sql`
      select r.row_number as row, r.internal_reference as value
        from ${sql.table(table)} r where ${ofImport(staged)} and ${sql.ref(`r.${column}`)} is not null`,
  );

/** How the rows of a table are tied to what has their reference already. */
export interface TiedRows {
  readonly table: StagingTable;
  readonly column: string;
  readonly found: RawBuilder<unknown>;
}

/** What only the database can see of references: such as occur twice, here or there. */
export async function lookUpReferences(tx: Tx, tied: TiedRows, staged: StagedImport, heading: string) {
  await tieRows(tx, tied, staged);
  const repeated = await selectRepeated(tx, tied.table, staged);
  const existing = await selectExisting(tx, tied, staged);
  return {
    existing: existing.count,
    errors: [{ found: repeated, code: 'DUPLICATED_REFERENCE_IN_FILE', column: heading }],
    warnings: [{ found: existing, code: 'DUPLICATED_REFERENCE_IN_SYSTEM', column: heading }],
  } as const;
}

/** A file that is being read, by the id under which its rows are staged. */
export interface StagedImport {
  readonly organisationId: string;
  readonly id: string;
}

export type StagingTable = 'product_import_row' | 'template_import_row';

/**
 * Whether what a row refers to exists is looked up row by row: with a plan made once, not anew for every row. It is made
 * now: one that the connection has from when the tables were small would read them whole for every row.
 */
export async function keepPlans(tx: Tx): Promise<void> {
  await sql`select set_config('plan_cache_mode', 'auto', true)`.execute(tx);
  await sql`discard plans`.execute(tx);
}

type Listed = Pick<
  OperationOutput<'importProducts'>,
  'errors' | 'warnings' | 'moreErrors' | 'moreWarnings' | 'preview'
> & { readonly errorCount: number };

/** Rows that the database found, and what is told of them. */
interface Told {
  readonly found: ListRows;
  readonly code: Finding['code'];
  readonly column: string;
}

interface FoundByDatabase {
  readonly errors: readonly Told[];
  readonly warnings: readonly Told[];
  /** Rows that the file alone did not show to be wrong, as they were understood. */
  stagedRows(rows: readonly number[], headings: readonly string[]): Promise<readonly PreviewRow[]>;
}

/** What the file and the database show together. */
export async function listFindings(
  verdict: Verdict,
  { errors: wrong, warnings: doubtful, stagedRows }: FoundByDatabase,
): Promise<Listed> {
  const errorCount = verdict.errorCount + countOf(wrong);
  const errors = listed([...verdict.errors, ...findingsOf(wrong)]);
  const warnings = listed(findingsOf(doubtful));
  const { headings } = verdict;
  const previewed = new Set(verdict.preview.map(({ row }) => row));
  const found = [...new Set([...errors, ...warnings].map(({ row }) => row))]
    .toSorted((a, b) => a - b)
    .slice(0, maxPreviewedFindings)
    .filter((row) => !previewed.has(row));
  const added = found.length === 0 ? [] : await stagedRows(found, headings);
  return {
    errors,
    warnings,
    moreErrors: errorCount > errors.length,
    moreWarnings: countOf(doubtful) > warnings.length,
    errorCount,
    preview: { headings: [...headings], rows: [...verdict.preview, ...added].toSorted((a, b) => a.row - b.row) },
  };
}
