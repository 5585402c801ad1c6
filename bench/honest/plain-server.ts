import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { type PlainRead, plainReads } from './plain-reads.ts';
import { type PlainWrite, plainWrites } from './plain-writes.ts';

/** What the process is told before it answers. */
export interface PlainWork {
  /** What the database knows its connections by. */
  readonly name: string;
  readonly databaseUrl: string;
  readonly connections: number;
}

const reads: Readonly<Record<string, PlainRead>> = plainReads;
const writes: Readonly<Record<string, PlainWrite>> = plainWrites;

/** Written as in an afternoon: no sessions, no rules, no counts; a path for each call and a prepared statement for each. */
process.once('message', ({ name, databaseUrl, connections }: PlainWork) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, application_name: name, max: connections });

  async function read(name: string, { text, parameters }: PlainRead, query: URLSearchParams): Promise<unknown> {
    const { rows } = await pool.query({ name, text, values: parameters.map((parameter) => query.get(parameter)) });
    return rows;
  }

  async function write(perform: PlainWrite, request: IncomingMessage): Promise<unknown> {
    let body = '';
    for await (const chunk of request) body += chunk;
    const client = await pool.connect();
    try {
      await client.query('begin');
      const answer = await perform(
        async (name, text, values) => (await client.query({ name: `write ${name}`, text, values: [...values] })).rows,
        JSON.parse(body),
      );
      await client.query('commit');
      client.release();
      return answer;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  function answer(request: IncomingMessage): Promise<unknown> {
    const [path = '', query] = (request.url ?? '').slice(1).split('?');
    const [reading, writing] = [reads[path], writes[path]];
    if (reading) return read(path, reading, new URLSearchParams(query));
    if (writing) return write(writing, request);
    throw new Error(`Nothing is known about ${path}.`);
  }

  const server = createServer(async (request, response) => {
    try {
      const body = JSON.stringify(await answer(request));
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.setHeader('content-length', Buffer.byteLength(body));
      response.end(body);
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
  process.once('disconnect', () => process.exit(0));
});
