import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import type { ApiKeyScope, UserAccessLevel } from '@pcf/contract/vocabulary/users';
import {
  type Compilable,
  CompiledQuery,
  type ConnectionProvider,
  DummyDriver,
  type Kysely,
  PostgresDialect,
  type SqlBool,
  sql,
  Transaction,
} from 'kysely';
import type { Backend, ChannelListener, ExecuteSql, Listening, PoolLoad } from './backend.ts';
import { createFairShare, type GateLoad } from './fair-share.ts';
import type { Role } from './roles.ts';
import type { DB } from './schema.generated.ts';

/** Of the open transaction: what this process is told once it is committed. */
const openSignals = new AsyncLocalStorage<Set<string>>();

/** What a Kysely must have beside its executor; a transaction, which has its connection, makes no use of it. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('A transaction has its connection.')) });

const unused = { dialect, config: { dialect }, driver: new DummyDriver() };

export type Tx = Transaction<DB>;
/** For building queries; a query function takes it or a transaction. */
export type Queries = Kysely<DB>;

/** Who a request acts for, as the database knows it now. */
export interface Caller {
  readonly userId: string;
  readonly organisationId: string;
  readonly accessLevel: UserAccessLevel;
  /** Of an API key; null for a person. */
  readonly scopes: readonly ApiKeyScope[] | null;
  /** Whether the person runs the installation. */
  readonly installationAdmin: boolean;
}

export type ReadQueries = Readonly<Record<string, Compilable<unknown>>>;
export type ReadResults<Built extends ReadQueries> = {
  readonly [Name in keyof Built]: Built[Name] extends Compilable<infer Row> ? Row[] : never;
};

type Work<Result> = (tx: Tx, caller: Caller, found: () => Promise<unknown>) => Promise<Result>;

export interface Database {
  readonly kind: Backend['kind'];
  /** One packet and one transaction: begin_request, then the queries. A credential is a session's id, or an API key's hash. */
  read<Built extends ReadQueries>(
    credential: string,
    build: (db: Queries) => Built,
  ): Promise<{ caller: Caller; results: ReadResults<Built> }>;
  /**
   * One transaction of a signed-in request. What is asked ahead travels with begin_request, and may fail in the work. It
   * waits for nobody: until it is answered, nobody knows whose request this is.
   */
  write<Result>(credential: string, work: Work<Result>, ahead?: (tx: Tx) => Promise<unknown>): Promise<Result>;
  /**
   * One transaction of a signed-in request for what somebody of every level may write: what is their own, and that they
   * read something. Of a VIEWER the database takes no other.
   */
  writeOwn<Result>(credential: string, work: Work<Result>): Promise<Result>;
  /** A transaction of the application outside any organisation: it sees no tenant's row. */
  withoutOrganisation<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** A transaction that sees one organisation and acts for none of its users: it brings it into being, or reads it. */
  forNewOrganisation<Result>(organisationId: string, work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** A transaction of a job. */
  asWorker<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  asOwner<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  executeSql(role: Role): ExecuteSql;
  /** Hears what the worker sends on a channel. */
  listen(channel: string, listener: ChannelListener): Listening;
  /** Hears what transactions of this process signal, after their commit. Answers with how to hear no more. */
  onSignal(signal: string, heard: () => void): () => void;
  /** How busy this process keeps the database. */
  load(): { readonly pools: readonly PoolLoad[]; readonly gates: readonly GateLoad[] };
  /** Fails where the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

interface BegunRequest {
  user_id: string;
  organisation_id: string;
  access_level: UserAccessLevel;
  scopes: ApiKeyScope[] | null;
  installation_admin: boolean;
}

const beginRequest = (credential: string) =>
  CompiledQuery.raw('select * from begin_request($1::text)', [credential]) as CompiledQuery<BegunRequest>;

/** As above, and the transaction writes nothing: said before it is asked who calls, since of a VIEWER nothing else is taken. */
const beginRead = (credential: string) =>
  CompiledQuery.raw(
    "select * from begin_request(case set_config('transaction_read_only', 'on', true) when 'on' then $1::text end)",
    [credential],
  ) as CompiledQuery<BegunRequest>;

/** As above, and the transaction writes what somebody of every level may. */
const beginOwn = (credential: string) =>
  CompiledQuery.raw(
    "select * from begin_request(case set_config('pcf.writes', 'own', true) when 'own' then $1::text end)",
    [credential],
  ) as CompiledQuery<BegunRequest>;

function callerOf(row: BegunRequest | undefined): Caller {
  if (!row) throw new Error('begin_request answered without a row.');
  return {
    userId: row.user_id,
    organisationId: row.organisation_id,
    accessLevel: row.access_level,
    scopes: row.scopes,
    installationAdmin: row.installation_admin,
  };
}

export function createDatabase(backend: Backend): Database {
  const signalled = new EventEmitter();
  const share = createFairShare(backend.kind);

  async function transaction<Result>(role: Role, work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const signals = new Set<string>();
    const result = await backend
      .kysely(role)
      .transaction()
      .execute((tx) =>
        runInTransaction(signals, async () => {
          const become = backend.becomeRole(role);
          if (become) await sql.raw(become).execute(tx);
          return work(await pipelinedTransaction(tx));
        }),
      );
    for (const signal of signals) signalled.emit(signal);
    return result;
  }

  async function forRequest<Result>(
    credential: string,
    begin: CompiledQuery<BegunRequest>,
    work: Work<Result>,
    ahead?: (tx: Tx) => Promise<unknown>,
  ): Promise<Result> {
    refuseInsideTransaction();
    return share.forCaller(credential, 'write', (isFor) =>
      transaction('app', async (tx) => {
        const [begun, found] = await Promise.allSettled([tx.executeQuery(begin), ahead?.(tx)]);
        if (begun.status === 'rejected') throw begun.reason;
        const caller = callerOf(begun.value.rows[0]);
        isFor(caller.organisationId);
        return work(tx, caller, async () => {
          if (found.status === 'rejected') throw found.reason;
          return found.value;
        });
      }),
    );
  }

  return {
    kind: backend.kind,
    async read(credential, build) {
      refuseInsideTransaction();
      const kysely = backend.kysely('app');
      const built = build(kysely);
      const names = Object.keys(built);
      const statements = [beginRead(credential), ...Object.values(built).map((query) => query.compile())];
      return share.forCaller(credential, 'read', async (isFor) => {
        const [begun, ...rows] = await backend.pipeline('app', statements);
        const caller = callerOf(begun?.[0] as BegunRequest | undefined);
        isFor(caller.organisationId);
        const results = Object.fromEntries(names.map((name, index) => [name, rows[index]]));
        return { caller, results: results as ReadResults<typeof built> };
      });
    },
    write: (credential, work, ahead) => forRequest(credential, beginRequest(credential), work, ahead),
    writeOwn: (credential, work) => forRequest(credential, beginOwn(credential), work),
    async withoutOrganisation(work) {
      refuseInsideTransaction();
      return share.forAnybody(() => transaction('app', work));
    },
    async forNewOrganisation(organisationId, work) {
      refuseInsideTransaction();
      return share.forAnybody(() =>
        transaction('app', async (tx) => {
          await actFor(tx, organisationId);
          return work(tx);
        }),
      );
    },
    async asWorker(work) {
      refuseInsideTransaction();
      return share.forJobs(() => transaction('worker', work));
    },
    async asOwner(work) {
      refuseInsideTransaction();
      return transaction('owner', work);
    },
    executeSql: (role) => {
      const execute = backend.executeSql(role);
      return (text, values) => {
        refuseInsideTransaction();
        return role === 'worker' ? share.forJobs(() => execute(text, values)) : execute(text, values);
      };
    },
    // The embedded database calls a listener while a transaction is open, which must not be taken for the listener's own.
    listen: (channel, { heard, connected }) =>
      backend.listen(channel, {
        heard: AsyncLocalStorage.bind(heard),
        connected: AsyncLocalStorage.bind(connected),
      }),
    onSignal(signal, heard) {
      signalled.on(signal, heard);
      return () => void signalled.off(signal, heard);
    },
    load: () => ({ pools: backend.pools(), gates: share.load() }),
    async ping() {
      refuseInsideTransaction();
      await backend.pipeline('app', [sql<SqlBool>`select true`.compile(backend.kysely('app'))]);
    },
    close: () => backend.close(),
  };
}

/**
 * The same transaction, whose statements leave in the order in which they are made, each without waiting for the answer
 * to the one before: several at once are one round trip. Kysely's own sends one when the other is answered.
 */
async function pipelinedTransaction(tx: Tx): Promise<Tx> {
  const executor = tx.getExecutor();
  const connection = await executor.provideConnection(async (only) => only);
  const provider: ConnectionProvider = { provideConnection: (use) => use(connection) };
  return new Transaction<DB>({ ...unused, executor: executor.withConnectionProvider(provider) });
}

/** From here on the transaction sees this organisation, as one of its users where one is named. */
export async function actFor(tx: Tx, organisationId: string, userId?: string): Promise<void> {
  await sql`select set_config('pcf.organisation_id', ${organisationId}, true), set_config('pcf.user_id', ${userId ?? ''}, true)`.execute(
    tx,
  );
}

/**
 * Inside a transaction only its own handle may be used. Taking a second one would wait for the first: for a while on a
 * busy pool, for good on the embedded database, which has one connection. So it throws at once.
 */
function refuseInsideTransaction(): void {
  if (openSignals.getStore()) throw new Error('A transaction is open: use its handle instead of opening another.');
}

/** What `signalAtCommit` is told in the work is in the signals when it ends. */
function runInTransaction<Result>(signals: Set<string>, work: () => Promise<Result>): Promise<Result> {
  return openSignals.run(signals, work);
}

/**
 * Calls the listeners of this process (`onSignal`), once the open transaction is committed. It may be lost with the
 * process: what has to happen is a job, and a signal says no more than that it need not wait.
 */
export function signalAtCommit(signal: string): void {
  openSignals.getStore()?.add(signal);
}
