import { sql } from 'kysely';
import { asOwner } from '../../apps/server/src/testing/answering.ts';
import type { TestServer } from '../../apps/server/src/testing/test-server.ts';
import type { World } from './world.ts';

export interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

/** Every column of every table of the product, from the catalogue of the database. */
export const tableColumns = (server: TestServer): Promise<Column[]> =>
  asOwner(
    server,
    sql<Column>`
      select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
        from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
       order by c.relname, a.attnum`,
  );

export const tablesOf = (columns: readonly Column[]) => [...new Set(columns.map(({ table }) => table))];

/** Part of the text of each row that belongs to one of the world's companies, and of no other. */
export const marksOf = ({ canary, admin, partner, stranger }: World): string[] => [
  canary,
  ...[admin, partner, stranger].map(({ organisationId }) => organisationId),
];

const marked = (marks: readonly string[]) => sql`t::text ~* ${marks.join('|')}`;

/** The rows of a world by table, as one text each. */
export async function rowsOf(
  server: TestServer,
  tables: readonly string[],
  world: World,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const each = tables.map(
    (table) => sql<{ table: string; row: string }>`
      select ${sql.lit(table)} as table, t::text as row from ${sql.table(table)} t where ${marked(marksOf(world))}`,
  );
  const rows = await asOwner(
    server,
    sql<{ table: string; row: string }>`${sql.join(each, sql` union all `)} order by 1, 2`,
  );
  return new Map(tables.map((table) => [table, rows.filter((row) => row.table === table).map(({ row }) => row)]));
}

export interface StoredId {
  readonly table: string;
  readonly column: string;
  readonly id: string;
}

/** Every id in the rows of a world, with the columns that it stands in. */
export async function idsOf(server: TestServer, columns: readonly Column[], world: World): Promise<StoredId[]> {
  const each = columns
    .filter(({ type, column }) => type === 'uuid' || /^(email|reference)$/.test(column) || column === 'id')
    .map(
      ({ table, column }) => sql<StoredId>`
        select distinct ${sql.lit(table)} as table, ${sql.lit(column)} as column, ${sql.ref(column)}::text as id
          from ${sql.table(table)} t where ${marked(marksOf(world))} and ${sql.ref(column)} is not null`,
    );
  return asOwner(server, sql<StoredId>`${sql.join(each, sql` union all `)} order by 1, 2, 3`);
}
