import { databaseSettings } from '../../scripts/postgres/databases.ts';
import { send } from './ask-server.ts';
import type { MeasuredCall } from './measured-calls.ts';
import type { RecordedCall } from './recorded-call.ts';
import { startRecordingProxy } from './recording-proxy.ts';
import { startServerProcess } from './server-process.ts';

export interface Recording {
  /** One for each request of each call. */
  readonly calls: ReadonlyMap<MeasuredCall, readonly RecordedCall[]>;
  /** What the connections of the server begin with. */
  readonly options: string;
}

/** What the real server asks of its database for each of the calls, one request after the other. */
export async function recordCalls(
  administratorUrl: string,
  database: string,
  calls: readonly MeasuredCall[],
): Promise<Recording> {
  const settings = databaseSettings(administratorUrl, database);
  const proxy = await startRecordingProxy(settings.DATABASE_URL);
  try {
    await using server = await startServerProcess({ ...settings, DATABASE_URL: proxy.url });
    const recorded = new Map<MeasuredCall, RecordedCall[]>();
    for (const call of calls) {
      // Whatever is known only after a first time is known by then.
      if (call.kind === 'read') for (const request of call.requests) await send(server.url, request);
      const answers: RecordedCall[] = [];
      for (const request of call.requests) {
        proxy.take();
        await send(server.url, request);
        answers.push({ transactions: proxy.take(), password: call.password });
      }
      recorded.set(call, answers);
    }
    return { calls: recorded, options: proxy.options() };
  } finally {
    await proxy.close();
  }
}
