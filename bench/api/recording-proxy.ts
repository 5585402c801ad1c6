import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createClientReader } from './client-messages.ts';
import type { RecordedStatement, RecordedTransaction } from './recorded-call.ts';

export interface RecordingProxy {
  /** The address of the database by way of the proxy. */
  readonly url: string;
  /** The options that connections begin with. */
  options(): string;
  /** What was sent since it was asked last. */
  take(): RecordedTransaction[];
  close(): Promise<void>;
}

const readyForQuery = 'Z'.charCodeAt(0);
const headBytes = 5;
/** Behind the message's head it says in which state the connection is. */
const idle = 'I'.charCodeAt(0);

/** Between a server and its database: writes down every statement, and which were sent without waiting for the others. */
export async function startRecordingProxy(databaseUrl: string): Promise<RecordingProxy> {
  const target = new URL(databaseUrl);
  let transactions: RecordedStatement[][][] = [];
  let options = '';
  const sockets = new Set<Socket>();

  const server = createServer((client) => {
    const database = connect({ host: target.hostname, port: Number(target.port), noDelay: true });
    client.setNoDelay(true);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
      socket.on('error', () => {});
    }
    let open: RecordedStatement[][] | undefined;
    let unanswered = 0;
    const readClient = createClientReader({
      began(parameters) {
        options = parameters.get('options') ?? '';
      },
      sent(statements) {
        if (!open) {
          open = [];
          transactions.push(open);
        }
        if (unanswered === 0) open.push([]);
        open.at(-1)?.push(...statements);
        unanswered += 1;
      },
    });
    const readDatabase = createReadyReader((state) => {
      // The connection is ready for the first time before anything was sent.
      unanswered = Math.max(0, unanswered - 1);
      if (unanswered === 0 && state === idle) open = undefined;
    });
    client.on('data', (chunk: Buffer) => {
      readClient(chunk);
      database.write(chunk);
    });
    database.on('data', (chunk: Buffer) => {
      readDatabase(chunk);
      client.write(chunk);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: Object.assign(new URL(databaseUrl), {
      hostname: '127.0.0.1',
      port: String((server.address() as AddressInfo).port),
    }).href,
    options: () => options,
    take() {
      const taken = transactions;
      transactions = [];
      return taken;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Says each time that the database has answered all of a statement, and in which state that left the connection. */
function createReadyReader(ready: (state: number) => void): (chunk: Buffer) => void {
  let received: Buffer = Buffer.alloc(0);
  return (chunk) => {
    received = Buffer.concat([received, chunk]);
    while (received.length >= headBytes) {
      const ends = 1 + received.readInt32BE(1);
      if (received.length < ends) return;
      if (received[0] === readyForQuery) ready(received[headBytes] ?? 0);
      received = received.subarray(ends);
    }
  };
}
