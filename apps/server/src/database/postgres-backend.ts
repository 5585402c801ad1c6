import { pipeline } from 'node:stream/promises';
import { type CompiledQuery, Kysely } from 'kysely';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Backend, Row } from './backend.ts';
import { dayParsers } from './day-parsers.ts';
import { listenOnPostgres } from './listen-on-postgres.ts';
import { PipelinedDialect } from './pipelined-dialect.ts';
import { PreparingClient } from './preparing-client.ts';
import type { Role } from './roles.ts';
import type { DB } from './schema.generated.ts';
import { isOutdatedStatement } from './sql-error.ts';

export interface PostgresUrls {
  readonly app: string;
  readonly worker: string;
  /** Only a process that may migrate has it. */
  readonly owner?: string | undefined;
}

export const connectionsByRole: Record<Role, number> = { app: 10, worker: 5, owner: 3 };

// force_custom_plan: a generic plan would not know how large the organisation of a request is.
const sessionOptions =
  '-c plan_cache_mode=force_custom_plan -c timezone=UTC -c idle_in_transaction_session_timeout=60s';

/**
 * Calls end before whoever made them gives up: a statement that takes longer is a mistake or an attack, and whoever waits
 * for a row holds a connection. Jobs, imports and the owner may take their time.
 */
const optionsByRole: Record<Role, string> = {
  app: `${sessionOptions} -c statement_timeout=30s -c lock_timeout=5s`,
  worker: sessionOptions,
  owner: sessionOptions,
};

const dayTypes: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => dayParsers[type] ?? pg.types.getTypeParser(type, format),
};

export function openPostgres(urls: PostgresUrls, onIdleError: (error: Error) => void): Backend {
  const pools = new Map<Role, pg.Pool>();
  const kyselies = new Map<Role, Kysely<DB>>();

  function pool(role: Role): pg.Pool {
    const existing = pools.get(role);
    if (existing) return existing;
    const connectionString = urls[role];
    if (connectionString === undefined) throw new Error(`No address of the database for its ${role} is set.`);
    const opened = new pg.Pool({
      connectionString,
      options: optionsByRole[role],
      max: connectionsByRole[role],
      connectionTimeoutMillis: 5_000,
      application_name: `pcf-exchange ${role}`,
      pipeline: true,
      types: dayTypes,
      Client: PreparingClient,
    });
    // A connection that breaks while idle is replaced at the next use; unheard, the event would end the process.
    opened.on('error', onIdleError);
    // The pool listens only to idle connections; one that breaks between two statements must not end the process either.
    opened.on('connect', (client) => client.on('error', onIdleError));
    pools.set(role, opened);
    return opened;
  }

  return {
    kind: 'postgres',
    kysely(role) {
      const existing = kyselies.get(role);
      if (existing) return existing;
      const opened = new Kysely<DB>({ dialect: new PipelinedDialect({ pool: pool(role) }) });
      kyselies.set(role, opened);
      return opened;
    },
    becomeRole: () => undefined,
    async pipeline(role, statements) {
      const client = await pool(role).connect();
      const first = await sendAll(client, statements);
      // After a migration a connection finds out once that what it keeps has other columns; a read can be repeated.
      const settled = first.some(isOutdated) ? await sendAll(client, statements) : first;
      const failed = settled.find((result) => result.status === 'rejected');
      client.release(failed !== undefined && !('severity' in Object(failed.reason)));
      if (failed) throw failed.reason;
      return settled.slice(1, -1).map((result) => (result.status === 'fulfilled' ? result.value.rows : []));
    },
    async exclusively(lock, work) {
      const client = await pool('owner').connect();
      try {
        await client.query('select pg_advisory_lock($1::bigint)', [lock]);
        return await work();
      } finally {
        // Closing the connection frees the lock, even where the work broke it.
        client.release(true);
      }
    },
    async script(work) {
      const client = await pool('owner').connect();
      try {
        await client.query('begin');
        await work(async (text, values) => rowsOf(await client.query<Row>(text, values)));
        await client.query('commit');
        client.release();
      } catch (error) {
        // Closing the connection rolls back, whatever state it was left in.
        client.release(true);
        throw error;
      }
    },
    async copying(work) {
      // A connection of its own: COPY holds the connection, and those of the pool send one statement behind another.
      const client = new pg.Client({ connectionString: urls.owner, options: sessionOptions, types: dayTypes });
      client.on('error', onIdleError);
      await client.connect();
      try {
        await client.query('begin isolation level repeatable read');
        const result = await work({
          run: async (text, values) => rowsOf(await client.query<Row>(text, values)),
          copyOut: async (selection) => client.query(copyTo(`copy (${selection}) to stdout`)),
          copyIn: (table, rows) => pipeline(rows, client.query(copyFrom(`copy ${table} from stdin`))),
        });
        await client.query('commit');
        return result;
      } finally {
        // Closing the connection rolls back what was not committed.
        await client.end();
      }
    },
    executeSql: (role) => async (text, values) => rowsOf(await pool(role).query<Row>(text, values)),
    listen: (channel, listener) => listenOnPostgres(urls.worker, channel, listener, onIdleError),
    async close() {
      await Promise.all([...pools.values()].map((opened) => opened.end()));
    },
  };
}

const sendAll = (client: pg.PoolClient, statements: readonly CompiledQuery[]) =>
  Promise.allSettled([
    client.query<Row>('begin read only'),
    ...statements.map(({ sql, parameters }) => client.query<Row>(sql, [...parameters])),
    client.query<Row>('commit'),
  ]);

const isOutdated = (result: PromiseSettledResult<unknown>) =>
  result.status === 'rejected' && isOutdatedStatement(result.reason);

/** Several statements in one text answer with several results. */
function rowsOf(result: pg.QueryResult<Row> | pg.QueryResult<Row>[]): { rows: Row[] } {
  return { rows: Array.isArray(result) ? result.flatMap(({ rows }) => rows) : result.rows };
}
