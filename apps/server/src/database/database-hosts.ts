import pg from 'pg';

/** As libpq has it: every server that answers, or only one that takes writes. */
const sessionKinds = ['any', 'read-write', 'primary'] as const;

interface ParsedAddress {
  /** The same address for each of its hosts alone. */
  readonly addresses: readonly string[];
  readonly hosts: readonly string[];
  readonly takesWrites: boolean;
}

const schemes = ['postgres://', 'postgresql://'] as const;

/** `postgres://user:password@one:5432,two:5432/database?target_session_attrs=read-write`, and the same with one host. */
function split(address: string): { login: string; named: string; rest: string } | undefined {
  const scheme = schemes.find((each) => address.startsWith(each));
  if (!scheme) return undefined;
  const behind = address.slice(scheme.length);
  const end = behind.search(/[/?#]/);
  const authority = end < 0 ? behind : behind.slice(0, end);
  const hosts = authority.lastIndexOf('@') + 1;
  return {
    login: scheme + authority.slice(0, hosts),
    named: authority.slice(hosts),
    rest: behind.slice(authority.length),
  };
}

/** Undefined where it is none. */
export function parseAddress(address: string): ParsedAddress | undefined {
  const parts = split(address);
  if (!parts) return undefined;
  const hosts = parts.named.split(',');
  const addresses = hosts.map((host) => parts.login + host + parts.rest);
  if (!addresses.every((each) => URL.canParse(each))) return undefined;
  const asked = new URL(addresses[0] ?? '').searchParams.get('target_session_attrs') ?? 'any';
  const kind = sessionKinds.find((each) => each === asked);
  // This server writes: among several hosts one that takes no writes is never meant.
  return kind && { addresses, hosts, takesWrites: kind !== 'any' || hosts.length > 1 };
}

/** The same hosts for another login and database. */
export function changedAddress(address: string, change: (url: URL) => void): string {
  const parts = split(address);
  if (!parts) throw new Error('An address of the database is none.');
  const url = new URL(`${parts.login}host${parts.rest}`);
  change(url);
  const changed = split(url.href);
  return `${changed?.login}${parts.named}${changed?.rest}`;
}

/** Said in the words of PostgreSQL, "cannot connect now", so that a call is told to come back. */
class TakesNoWrites extends Error {
  readonly code = '57P03';
}

/** Where the database is among its hosts: the one that answered last is asked first. */
export interface DatabaseHosts {
  readonly count: number;
  current(): string;
  /** The next one is asked from now on, unless somebody has gone on to it already. */
  failed(address: string): void;
  /** Fails where writes are asked for and the server takes none, being a standby. */
  check(client: pg.ClientBase): Promise<void>;
}

export function databaseHosts(address: string): DatabaseHosts {
  const parsed = parseAddress(address);
  if (!parsed) throw new Error('An address of the database is none.');
  const { addresses, takesWrites } = parsed;
  let at = 0;
  const current = () => addresses[at] ?? '';
  return {
    count: addresses.length,
    current,
    failed(which) {
      if (which === current()) at = (at + 1) % addresses.length;
    },
    async check(client) {
      if (!takesWrites) return;
      const { rows } = await client.query(
        "select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as reads_only",
      );
      if (rows[0]?.reads_only) throw new TakesNoWrites('This server of the database takes no writes.');
    },
  };
}

/** A machine that vanishes closes nothing: a connection on which nothing is on its way is asked whether anybody is there. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** One that is slow to say that it is away must not use up the time of the others. */
export const connectMilliseconds = (hosts: DatabaseHosts) => (hosts.count > 1 ? 3_000 : 5_000);

/** A connection of its own with the first of the hosts that will do. */
export async function connectTo(hosts: DatabaseHosts, settings: pg.ClientConfig): Promise<pg.Client> {
  for (let attempt = 1; ; attempt += 1) {
    const connectionString = hosts.current();
    const client = new pg.Client({
      connectionTimeoutMillis: connectMilliseconds(hosts),
      ...keptAlive,
      ...settings,
      connectionString,
    });
    // One that breaks before somebody else listens must not end the process.
    client.on('error', () => {});
    try {
      await client.connect();
      await hosts.check(client);
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      hosts.failed(connectionString);
      if (attempt >= hosts.count) throw error;
    }
  }
}
