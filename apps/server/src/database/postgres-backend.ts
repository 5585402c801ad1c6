import { pipeline } from 'node:stream/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { activeSpan, failureOf, statementSpan } from '../telemetry/active-span.ts';
import { type Backend, dayParsers, type Row } from './backend.ts';
import { connectTo, type DatabaseHosts, databaseHosts } from './database-hosts.ts';
import { HostsPool } from './hosts-pool.ts';
import { KeptStatements, type RowShape, type SentStatement, sendableValues } from './kept-statements.ts';
import { listenOnPostgres } from './listen-on-postgres.ts';
import type { Role } from './roles.ts';
import type { DB } from './schema.generated.ts';
import { isOutdatedStatement } from './sql-error.ts';

/** Each statement that a connection keeps takes some 50 kB of its server process. */
const maxStatements = 300;

/** Longer ones are written for one occasion, such as a batch of an import. */
const maxTextLength = 20_000;

/** What has no parameters may be several statements in one text, which cannot be kept; a query begins like this. */
const query = /^(select|with) /;

/** What begins and ends a transaction, as it is asked for here. */
const beginning = 'begin';
const endings = ['commit', 'rollback'];

/**
 * These are never kept: a connection that does not know their names, as one behind a pooler may be, would begin nothing, and
 * what follows would be written outside of any transaction.
 */
const isFrame = (text: string) => text === beginning || endings.includes(text);

const isKept = (text: string, values: readonly unknown[]) => values.length > 0 || query.test(text);

const isOneStatement = (text: string, values: readonly unknown[]) => isKept(text, values) || isFrame(text);

/** Of a statement, also of one with a name; what brings its own way of being sent, such as a stream, has none. */
function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked;
  const { text, submit } = Object(asked) as { text?: unknown; submit?: unknown };
  return typeof text === 'string' && submit === undefined ? text : undefined;
}

/** What became of statements that were sent together: the results of those before the one that failed, if one did. */
interface Outcome {
  readonly results: readonly pg.QueryResult[];
  readonly failure?: Error | undefined;
}

interface Gathered {
  readonly statement: SentStatement;
  readonly answered: (result: pg.QueryResult) => void;
  readonly failed: (error: Error) => void;
}

/** What PostgreSQL says of a statement behind one that failed, where it looks at it at all. */
const afterFailure = () =>
  Object.assign(new Error('A statement before this one of its transaction failed.'), { code: '25P02' });

/**
 * A connection on which what a transaction asks in one go leaves as one packet with one Sync: PostgreSQL answers in one
 * packet too, instead of one for each statement.
 */
class GatheringClient extends pg.Client {
  protected readonly shapes = new Map<string, RowShape>();
  #gathered: Gathered[] = [];
  #inTransaction = false;
  /** Why the transaction that is asked for was not begun. Until its end nothing is done, since it would be done for good. */
  #unbegun: Error | undefined;

  // pg has many signatures for this one; ours passes on whatever it does not name.
  // biome-ignore lint/suspicious/noExplicitAny: the base class declares its overloads so.
  override query(...parameters: any[]): any {
    const text = textOf(parameters[0]);
    const span = text && activeSpan()?.child(statementSpan(text, this.#place()));
    const answer = this.#ask(parameters);
    // Of what answers otherwise, such as a stream, the end is not known here.
    if (span && answer instanceof Promise) {
      answer.then(
        () => span.end(),
        (error) => span.end({}, failureOf(error)),
      );
    }
    return answer;
  }

  /** All in one transaction, which their sending begins and ends. */
  async together(statements: readonly CompiledQuery[]): Promise<readonly pg.QueryResult[]> {
    const sent = statements.map(({ sql: text, parameters }) => this.#sent(text, parameters));
    const trace = activeSpan();
    const spans = trace && statements.map(({ sql }) => trace.child(statementSpan(sql, this.#place())));
    const { results, failure } = await this.send(sent);
    for (const span of spans ?? []) span.end({}, failure && failureOf(failure));
    if (failure) throw told(failure);
    return results;
  }

  /** What the connection keeps a statement under. */
  protected nameOf(_text: string, _values: readonly unknown[]): string | undefined {
    return undefined;
  }

  /** Whoever waits with a promise, as all of ours do, has the rows of what is kept read as they were read before. */
  protected send(statements: readonly SentStatement[]): Promise<Outcome> {
    return new Promise((resolve) => {
      const answered = (error: Error | null, results: pg.QueryResult[]) =>
        resolve({ results, failure: error ?? undefined });
      super.query(new KeptStatements(statements, this.shapes, answered));
    });
  }

  #ask(parameters: unknown[]): unknown {
    const [text, values, callback] = parameters;
    const isOne = typeof text === 'string' && Array.isArray(values) && isOneStatement(text, values);
    if (isOne && !callback) return this.#gather(text, values);
    if (this.#unbegun && !callback) return Promise.reject(told(this.#unbegun));
    this.#sendGathered();
    const ask = super.query as (...parameters: unknown[]) => unknown;
    // A pool that asks by itself waits with a callback, and gives up a connection on which something failed.
    if (isOne) return ask.call(this, { name: this.nameOf(text, values), text, values }, callback);
    return ask.apply(this, parameters);
  }

  #sent(text: string, values: readonly unknown[]): SentStatement {
    return { name: this.nameOf(text, values), text, values: sendableValues(values), hasNoRows: isFrame(text) };
  }

  /** Outside of a transaction a statement is one by itself, whatever is asked beside it. */
  async #gather(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const unbegun = this.#unbegun;
    if (isFrame(text)) this.#unbegun = undefined;
    try {
      const statement = this.#sent(text, values);
      if (unbegun && text !== beginning && text !== 'rollback') throw unbegun;
      return await new Promise<pg.QueryResult>((answered, failed) => {
        if (endings.includes(text)) {
          // With a Sync of its own: what fails before it would have it passed over.
          this.#sendGathered();
          this.#inTransaction = false;
        }
        this.#gathered.push({ statement, answered, failed });
        if (text === beginning) this.#inTransaction = true;
        if (!this.#inTransaction) this.#sendGathered();
        else if (this.#gathered.length === 1) process.nextTick(() => this.#sendGathered());
      });
    } catch (error) {
      throw told(error as Error);
    }
  }

  #sendGathered(): void {
    const gathered = this.#gathered;
    if (gathered.length === 0) return;
    this.#gathered = [];
    this.send(gathered.map(({ statement }) => statement)).then(({ results, failure }) => {
      const isUnbegun = results.length === 0 && gathered[0]?.statement.text === beginning;
      // Where its end was asked for meanwhile, it is over.
      if (isUnbegun && this.#inTransaction) this.#unbegun = failure;
      for (const [place, { answered, failed }] of gathered.entries()) {
        const result = results[place];
        if (result) answered(result);
        else failed((isUnbegun || place === results.length ? failure : undefined) ?? afterFailure());
      }
    });
  }

  #place() {
    return { 'server.address': this.host, 'server.port': this.port, 'db.namespace': this.database };
  }
}

/** Where it came in says nothing; as pg does it, the stack leads to who asked. */
function told(error: Error): Error {
  Error.captureStackTrace(error);
  return error;
}

/**
 * A connection on which a query and every statement with parameters is parsed once. The name comes from the order in which a connection
 * first meets a text, since names belong to the connection. What it looks like to the planner is said below, by role.
 */
export class PreparingClient extends GatheringClient {
  readonly #names = new Map<string, string>();
  #named = 0;

  protected override async send(statements: readonly SentStatement[]): Promise<Outcome> {
    const outcome = await super.send(statements);
    this.#forgetOutdated(outcome.failure);
    return outcome;
  }

  protected override nameOf(text: string, values: readonly unknown[]): string | undefined {
    if (text.length > maxTextLength || !isKept(text, values)) return undefined;
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= maxStatements) return known;
    this.#named += 1;
    const name = `s${this.#named}`;
    this.#names.set(text, name);
    return name;
  }

  /** Where one is outdated others will be. The server goes on keeping them, so that their texts get other names. */
  #forgetOutdated(error: unknown): void {
    if (!isOutdatedStatement(error)) return;
    this.#names.clear();
    this.shapes.clear();
  }
}

/** PostgreSQL over connections that pipeline: a transaction begins with its first statement, not a round trip before it. */
class PipelinedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new PipelinedDriver(this.#config);
  }
}

const begin = CompiledQuery.raw(beginning);

class PipelinedDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // What is asked behind one that failed fails with the same, and is heard.
    connection.executeQuery(begin).catch(() => {});
  }
}

export interface PostgresUrls {
  readonly app: string;
  readonly worker: string;
  /** Only a process that may migrate has it. */
  readonly owner?: string | undefined;
  /**
   * False where the application's address leads to a pooler that gives each transaction another connection and does not
   * know which statements a connection keeps: then each is parsed every time.
   */
  readonly prepared?: boolean;
}

export const connectionsByRole: Record<Role, number> = { app: 10, worker: 5, owner: 3 };

const everySession = '-c timezone=UTC -c idle_in_transaction_session_timeout=60s';

/** Jobs and imports work on few rows at one time and on all of them at another: they are planned for the rows at hand. */
const planForValues = '-c plan_cache_mode=force_custom_plan';

/**
 * A request's statements are planned once for a connection, whoever asks first. They are written so that one plan fits
 * every organisation: by indexes, never the whole table, however small it is when the plan is made; and a page is not
 * worth compiling. Nor is it worth other processes: a plan that does not know how few rows are asked for would start them
 * in a large table, to read ahead of it on the cores that others need.
 */
const planOnce =
  '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c jit=off -c max_parallel_workers_per_gather=0';

const sessionOptions = `${planForValues} ${everySession}`;

/**
 * Calls end before their callers give up: a statement that takes longer is a mistake or an attack, and a caller that waits
 * for a row holds a connection. Jobs, imports and the owner may take their time.
 */
const optionsByRole: Record<Role, string> = {
  app: `${planOnce} ${everySession} -c statement_timeout=30s -c lock_timeout=5s`,
  worker: sessionOptions,
  owner: sessionOptions,
};

const momentType = 1184;
const readMoment = pg.types.getTypeParser(momentType, 'text');

/** A line of a list has several, and the engine reads its own form several times as fast as pg reads any. */
function momentOf(text: string): Date {
  const isUsual = text.endsWith('+00') && text[10] === ' ';
  return isUsual ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : (readMoment(text) as Date);
}

const parsers: Readonly<Record<number, (text: string) => unknown>> = { ...dayParsers, [momentType]: momentOf };

const ownTypes: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => parsers[type] ?? pg.types.getTypeParser(type, format),
};

export function openPostgres(urls: PostgresUrls, onIdleError: (error: Error) => void): Backend {
  const pools = new Map<Role, pg.Pool>();
  const hosts = new Map<Role, DatabaseHosts>();
  const kyselies = new Map<Role, Kysely<DB>>();

  function hostsOf(role: Role): DatabaseHosts {
    const existing = hosts.get(role);
    if (existing) return existing;
    const address = urls[role];
    if (address === undefined) throw new Error(`No address of the database for its ${role} is set.`);
    const known = databaseHosts(address);
    hosts.set(role, known);
    return known;
  }

  function pool(role: Role): pg.Pool {
    const existing = pools.get(role);
    if (existing) return existing;
    const client = role === 'app' && urls.prepared === false ? GatheringClient : PreparingClient;
    const opened = new HostsPool(hostsOf(role), client, {
      options: optionsByRole[role],
      max: connectionsByRole[role],
      application_name: `pcf-exchange ${role}`,
      pipeline: true,
      types: ownTypes,
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
    pools: () =>
      [...pools].map(([role, { totalCount, idleCount, waitingCount }]) => ({
        pool: role,
        max: connectionsByRole[role],
        open: totalCount,
        idle: idleCount,
        waiting: waitingCount,
      })),
    becomeRole: () => undefined,
    async pipeline(role, statements) {
      const client = (await pool(role).connect()) as pg.PoolClient & GatheringClient;
      try {
        const results = await client.together(statements).catch((error) => {
          // After a migration a connection finds out once that what it keeps has other columns; a read can be repeated.
          if (!isOutdatedStatement(error)) throw error;
          return client.together(statements);
        });
        client.release();
        return results.map(({ rows }) => rows);
      } catch (error) {
        client.release(!('severity' in Object(error)));
        throw error;
      }
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
      const client = await connectTo(hostsOf('owner'), { options: sessionOptions, types: ownTypes });
      client.on('error', onIdleError);
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
    listen: (channel, listener) => listenOnPostgres(hostsOf('worker'), channel, listener, onIdleError),
    async close() {
      await Promise.all([...pools.values()].map((opened) => opened.end()));
    },
  };
}

/** Several statements in one text answer with several results. */
function rowsOf(result: pg.QueryResult<Row> | pg.QueryResult<Row>[]): { rows: Row[] } {
  return { rows: Array.isArray(result) ? result.flatMap(({ rows }) => rows) : result.rows };
}
