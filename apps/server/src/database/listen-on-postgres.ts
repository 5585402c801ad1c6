import pg from 'pg';
import type { ChannelListener, Listening } from './backend.ts';
import { connectMilliseconds, type DatabaseHosts, keptAlive } from './database-hosts.ts';

const maxPauseMilliseconds = 10_000;

/** A connection of its own, since a pool would give it to somebody else; made anew for as long as it takes when it breaks. */
export function listenOnPostgres(
  hosts: DatabaseHosts,
  channel: string,
  { heard, connected }: ChannelListener,
  onError: (error: Error) => void,
): Listening {
  let current: pg.Client | undefined;
  let pause: NodeJS.Timeout | undefined;
  let failures = 0;
  let closed = false;

  async function connect(): Promise<void> {
    const connectionString = hosts.current();
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: connectMilliseconds(hosts),
      ...keptAlive,
      application_name: 'pcf-exchange listening',
    });
    current = client;
    let lost = false;
    const lose = (error: Error) => {
      if (lost) return;
      lost = true;
      hosts.failed(connectionString);
      client.end().catch(() => {});
      if (closed) return;
      onError(error);
      failures += 1;
      pause = setTimeout(connect, Math.min(maxPauseMilliseconds, 250 * 2 ** failures)).unref();
    };
    client.on('error', lose);
    client.on('end', () => lose(new Error('The connection that listens ended.')));
    client.on('notification', ({ payload }) => heard(payload ?? ''));
    try {
      await client.connect();
      await hosts.check(client);
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      return lose(error as Error);
    }
    if (closed) return lose(new Error('Nobody listens any more.'));
    failures = 0;
    connected();
  }

  void connect();
  return {
    async close() {
      closed = true;
      clearTimeout(pause);
      await current?.end().catch(() => {});
    },
  };
}
