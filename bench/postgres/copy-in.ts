import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import type pg from 'pg';

/** What pg hands to a statement that speaks for itself. */
interface Connection {
  readonly stream: Duplex;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

const chunkSize = 256 * 1024;

/** Sends rows, as text in the format of COPY, no faster than the server takes them. */
export function copyIn(client: pg.Client, statement: string, rows: Iterable<string>): Promise<void> {
  return new Promise((resolve, reject) => {
    let failed: Error | undefined;
    client.query({
      submit: (connection: unknown) => (connection as Connection).query(statement),
      handleCopyInResponse(connection: Connection) {
        send(connection, rows).catch((error: unknown) => {
          failed = error instanceof Error ? error : new Error(String(error));
          connection.sendCopyFail(failed.message);
        });
      },
      handleCommandComplete() {},
      handleError: (error: Error) => reject(failed ?? error),
      handleReadyForQuery: () => resolve(),
    } as pg.Submittable);
  });
}

async function send(connection: Connection, rows: Iterable<string>): Promise<void> {
  let waiting = '';
  const flush = async () => {
    connection.sendCopyFromChunk(Buffer.from(waiting));
    waiting = '';
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
  };
  for (const some of rows) {
    waiting += some;
    if (waiting.length >= chunkSize) await flush();
  }
  await flush();
  connection.endCopyFrom();
}
