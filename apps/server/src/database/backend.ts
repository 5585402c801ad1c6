import type { Readable } from 'node:stream';
import type { CompiledQuery, Kysely } from 'kysely';
import type { Role } from './roles.ts';
import type { DB } from './schema.generated.ts';

const dateType = 1082;

/** A day stays the text YYYY-MM-DD: as a moment it would be another day in another time zone. */
export const dayParsers: Readonly<Record<number, (text: string) => string>> = { [dateType]: (text) => text };

export type Row = Record<string, unknown>;

/** Runs SQL text, several statements too when there are no parameters. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: Row[] }>;

/** Whole tables as COPY writes and reads them, all of one moment. */
export interface CopyTransaction {
  readonly run: ExecuteSql;
  /** What a query selects. */
  copyOut(selection: string): Promise<Readable>;
  /** Rows for a table, which is named with its columns. */
  copyIn(table: string, rows: Readable): Promise<void>;
}

/** How many connections a pool has open, and what waits for one. */
export interface PoolLoad {
  readonly pool: Role;
  readonly max: number;
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** What the embedded database and a PostgreSQL server have in common; everything above it is the same for both. */
export interface Backend {
  readonly kind: 'pglite' | 'postgres';
  kysely(role: Role): Kysely<DB>;
  /** Of each pool that is open; the embedded database has none. */
  pools(): readonly PoolLoad[];
  /** Statement that makes a transaction run as the role; none where the connection logs in as it. */
  becomeRole(role: Role): string | undefined;
  /** All statements in one transaction, which reads; sent together without waiting for each other's answers. */
  pipeline(role: Role, statements: readonly CompiledQuery[]): Promise<Row[][]>;
  /** Runs the work while no other process does what runs under the same number; the second one waits. */
  exclusively<Result>(lock: number, work: () => Promise<Result>): Promise<Result>;
  /** One transaction of the owner whose texts may hold several statements, as migrations do. */
  script(work: (run: ExecuteSql) => Promise<void>): Promise<void>;
  /** One transaction of the owner of the tables, for back-ups. */
  copying<Result>(work: (tx: CopyTransaction) => Promise<Result>): Promise<Result>;
  /** For the job queue, which brings its own SQL. */
  executeSql(role: Role): ExecuteSql;
  /** Hears what NOTIFY sends on a channel, from now on and in the background. */
  listen(channel: string, listener: ChannelListener): Listening;
  close(): Promise<void>;
}

export interface ChannelListener {
  heard(payload: string): void;
  /** It hears now, or hears again: what was sent before is lost. */
  connected(): void;
}

export interface Listening {
  close(): Promise<void>;
}
