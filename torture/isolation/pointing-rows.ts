import pg from 'pg';
import { inject } from 'vitest';
import type { TestServer } from '../../apps/server/src/testing/test-server.ts';
import type { RoleColumn } from './role-columns.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Numbers as texts: some are longer than a number of JavaScript is exact. */
const told =
  "(select jsonb_object_agg(key, case jsonb_typeof(value) when 'number' then to_jsonb(value #>> '{}') else value end) from jsonb_each(to_jsonb(t)))";

const quoted = (names: readonly string[]) => names.map((name) => pg.escapeIdentifier(name)).join(', ');

/** Tries to insert rows as the application does, inside a request of one session; nothing of it stays. */
export async function openInserter(server: TestServer, sessionId: string) {
  const source = inject('databaseSource');
  const owner = server.testDatabase.settings;
  if (source.kind !== 'postgres' || owner?.kind !== 'postgres') throw new Error('This needs a PostgreSQL server.');
  const address = new URL(source.administratorUrl);
  address.pathname = new URL(owner.owner ?? '').pathname;
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();

  return {
    close: () => client.end(),
    /** Some rows of this table that have the id in one of their columns. */
    async rowsWith(table: string, id: string): Promise<Row[]> {
      const { rows } = await client.query(
        `select ${told} as row from ${pg.escapeIdentifier(table)} t where strpos(t::text, $1) > 0 order by t::text limit 3`,
        [id],
      );
      return rows.map(({ row }) => row as Row);
    },
    /** Takes the row out and puts it in again, with what is told otherwise; the code of what stands against it. */
    async refusalOf(columns: readonly RoleColumn[], row: Row, otherwise: Row): Promise<string | undefined> {
      const [first] = columns;
      const table = pg.escapeIdentifier(first?.table ?? '');
      const names = quoted(columns.filter(({ insertable }) => insertable).map(({ column }) => column));
      await client.query('begin');
      try {
        await client.query('set local role pcf_app');
        await client.query('select begin_request($1)', [sessionId]);
        await client.query('reset role');
        await client.query('set local session_replication_role = replica');
        const removed = await client.query(`delete from ${table} t where ${told} = $1::jsonb`, [JSON.stringify(row)]);
        if (removed.rowCount !== 1) throw new Error(`${removed.rowCount} rows of ${table} are alike.`);
        await client.query('set local session_replication_role = origin');
        await client.query('set constraints all immediate');
        await client.query('set local role pcf_app');
        return await client
          .query(
            `insert into ${table} (${names}) select ${names} from jsonb_populate_record(null::${table}, $1::jsonb)`,
            [JSON.stringify({ ...row, ...otherwise })],
          )
          .then(
            () => undefined,
            (error: { code?: string }) => error.code ?? String(error),
          );
      } finally {
        await client.query('rollback');
      }
    },
  };
}
