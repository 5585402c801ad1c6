import { sql } from 'kysely';
import { asOwner } from '../../apps/server/src/testing/answering.ts';
import type { TestServer } from '../../apps/server/src/testing/test-server.ts';
import { tableColumns, tablesOf } from '../shared/stored-rows.ts';

/** How many rows every table has. */
export type RowCounts = ReadonlyMap<string, number>;

/**
 * What tells of the requests themselves and not of what they did: how many, by which key, how far a file was read. And a
 * sum, which has a row from an organisation's first document on; an invariant holds it against the documents.
 */
const uncounted = ['rate_limit', 'idempotency_key', 'file_import', 'storage_use'];

/** Counts the rows of all tables and the jobs that wait. */
export async function openCounter(server: TestServer): Promise<() => Promise<RowCounts>> {
  const tables = tablesOf(await tableColumns(server)).filter((table) => !uncounted.includes(table));
  const each = [...tables, 'pgboss.job'].map(
    (table) => sql`select ${sql.lit(table)} as table, count(*)::integer as rows from ${sql.table(table)}`,
  );
  const counting = sql<{ table: string; rows: number }>`${sql.join(each, sql` union all `)}`;
  return async () => new Map((await asOwner(server, counting)).map(({ table, rows }) => [table, rows]));
}

/** By how many rows each table has changed that has. */
export const tracesOf = (before: RowCounts, after: RowCounts): Record<string, number> =>
  Object.fromEntries(
    [...after].flatMap(([table, rows]) => {
      const more = rows - (before.get(table) ?? 0);
      return more === 0 ? [] : [[table, more]];
    }),
  );

/** Waiting jobs let no second one of their kind in, and limits nobody after so many: none may be left from before. */
export async function forgetEarlier(server: TestServer): Promise<void> {
  const execute = server.database.executeSql('owner');
  await execute('delete from pgboss.job');
  await execute('delete from rate_limit');
}
