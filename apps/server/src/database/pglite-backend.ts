import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type DatabaseConnection, Kysely, PGliteDialect } from 'kysely';
import { fromPglite } from 'pg-boss';
import { activeSpan, inSpan, statementSpan } from '../telemetry/active-span.ts';
import { type Backend, dayParsers, type Row } from './backend.ts';
import { roles } from './roles.ts';
import type { DB } from './schema.generated.ts';

/**
 * PostgreSQL compiled to WASM on the server's own thread. It has one connection, whose session user stays a superuser:
 * transactions step down to their role with `set local role`, the job queue's own statements do not.
 */
export async function openPglite(
  source: { dataDir: string } | { dump: Blob } | { memory: true },
): Promise<Backend & { dump(): Promise<Blob> }> {
  const pglite = await PGlite.create({
    extensions: { btree_gin, btree_gist, pg_trgm },
    parsers: dayParsers,
    ...('dataDir' in source ? { dataDir: source.dataDir } : 'dump' in source ? { loadDataDir: source.dump } : {}),
  });
  // It keeps no plans; what requests ask for is read by indexes here too, since nobody counts its tables.
  await pglite.exec("set enable_seqscan = off; set jit = off; set timezone = 'UTC'");
  const kysely = new Kysely<DB>({ dialect: new PGliteDialect({ pglite, onCreateConnection: traceStatements }) });
  const queueAdapter = fromPglite(pglite);
  return {
    kind: 'pglite',
    kysely: () => kysely,
    pools: () => [],
    becomeRole: (role) => `set local role ${roles[role]}`,
    pipeline: (role, statements) =>
      pglite.transaction(async (transaction) => {
        await transaction.query('set transaction read only');
        await transaction.query(`set local role ${roles[role]}`);
        const results: Row[][] = [];
        for (const { sql, parameters } of statements)
          results.push((await traced(sql, () => transaction.query<Row>(sql, [...parameters]))).rows);
        return results;
      }),
    // The folder belongs to one process, so there is no other to wait for.
    exclusively: (_lock, work) => work(),
    script: (work) =>
      pglite.transaction(async (transaction) => {
        await transaction.query(`set local role ${roles.owner}`);
        await work(async (text, values) =>
          values
            ? await transaction.query<Row>(text, values)
            : { rows: (await transaction.exec(text)).flatMap(({ rows }) => rows as Row[]) },
        );
      }),
    // As the superuser, whose the queue's schema is; COPY takes and gives its rows as a whole.
    copying: (work) =>
      pglite.transaction((transaction) =>
        work({
          run: (text, values) => transaction.query<Row>(text, values),
          async copyOut(selection) {
            const { blob } = await transaction.query(`copy (${selection}) to '/dev/blob'`);
            return Readable.fromWeb((blob ?? new Blob([])).stream() as ReadableStream<Uint8Array>);
          },
          async copyIn(table, rows) {
            await transaction.query(`copy ${table} from '/dev/blob'`, [], { blob: new Blob([await buffer(rows)]) });
          },
        }),
      ),
    executeSql: () => (text, values) => queueAdapter.executeSql(text, values),
    listen(channel, { heard, connected }) {
      const listening = pglite.listen(channel, heard).then((unlisten) => {
        connected();
        return unlisten;
      });
      return {
        async close() {
          const unlisten = await listening;
          await unlisten();
        },
      };
    },
    close: () => kysely.destroy(),
    dump: () => pglite.dumpDataDir('none'),
  };
}

/** Kysely has one connection to it, through which all of its statements go. */
async function traceStatements(connection: DatabaseConnection): Promise<void> {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = (query, ...more) => traced(query.sql, () => execute(query, ...more));
}

/** Part of the trace of what is being done, where there is one. */
async function traced<Result>(text: string, ask: () => Promise<Result>): Promise<Result> {
  const span = activeSpan()?.child(statementSpan(text));
  return span ? inSpan(span, ask) : ask();
}
