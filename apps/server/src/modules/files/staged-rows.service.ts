import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { mostFindings } from '../../files/shown-findings.ts';
import { ofImport, type StagedImport, type StagingTable } from './staged-import.service.ts';

/** The first of the rows that were found, and how many there are. */
export interface FoundRows {
  readonly rows: readonly { readonly row: number; readonly value: string }[];
  readonly count: number;
}

/** Until the transaction ends, no other such file of the organisation is written: its references are looked up only then. */
export const holdImports = (tx: Tx, table: StagingTable, organisationId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${table} of ${organisationId}`}, 0))`.execute(tx);

export async function findRows(
  tx: Tx,
  query: RawBuilder<{ row: number; value: string; count: number }>,
): Promise<FoundRows> {
  const { rows } = await sql<{ row: number; value: string; count: number }>`
    select f.row, f.value, count(*) over ()::integer as count from (${query}) f order by f.row limit ${mostFindings}`.execute(
    tx,
  );
  return { rows, count: rows[0]?.count ?? 0 };
}

/** Every row but the first with its reference. */
export const selectRepeated = (tx: Tx, table: StagingTable, staged: StagedImport) =>
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
export const tieRows = (
  tx: Tx,
  {
    table,
    column,
    found,
  }: { readonly table: StagingTable; readonly column: string; readonly found: RawBuilder<unknown> },
  staged: StagedImport,
) =>
  sql`
    update ${sql.table(table)} r set ${sql.ref(column)} = ${found} where ${ofImport(staged)} and ${found} is not null`.execute(
    tx,
  );

/** Rows whose reference exists already, once they are tied to what has it. */
export const selectExisting = (
  tx: Tx,
  { table, column }: { readonly table: StagingTable; readonly column: string },
  staged: StagedImport,
) =>
  findRows(
    tx,
    sql`
      select r.row_number as row, r.internal_reference as value
        from ${sql.table(table)} r where ${ofImport(staged)} and ${sql.ref(`r.${column}`)} is not null`,
  );
