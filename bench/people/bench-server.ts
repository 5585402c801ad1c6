import { startServer } from '../../e2e/start-server.ts';
import { databaseSettings } from '../../scripts/postgres/databases.ts';
import type { DatabasePlace } from '../postgres/with-database.ts';

export interface BenchServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** A real server process on a database of ours. Mails wait for longer than any bench takes, and no limit is reached. */
export async function startBenchServer(
  { administratorUrl, name }: DatabasePlace,
  settings: Record<string, string> = {},
): Promise<BenchServer> {
  const { url, stop } = await startServer({
    DEMO: 'true',
    REQUESTS_PER_MINUTE: '10000000',
    MAIL_COLLECT_SECONDS: '3600',
    ...databaseSettings(administratorUrl, name),
    ...settings,
  });
  // By its number: the name would be looked up for every connection.
  return { url: url.replace('localhost', '127.0.0.1'), stop };
}
