import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { verifyPassword } from '../../apps/server/src/tokens/password-hash.ts';
import type { RecordedBatch, RecordedCall, RecordedTransaction } from './recorded-call.ts';

/** What the process is told before it answers: the calls by their places, which are their paths. */
export interface BareWork {
  /** What the database knows its connections by. */
  readonly name: string;
  readonly databaseUrl: string;
  readonly connections: number;
  readonly options: string;
  readonly calls: readonly RecordedCall[];
}

type Query = string | { readonly name: string; readonly text: string; readonly values: (string | null)[] };
type Rows = readonly Record<string, unknown>[];

interface PreparedCall {
  readonly transactions: readonly (readonly (readonly Query[])[])[];
  readonly password: string | undefined;
}

const prepared = ({ transactions, password }: RecordedCall): PreparedCall => ({
  transactions: transactions.map((transaction: RecordedTransaction) =>
    transaction.map((batch: RecordedBatch) =>
      batch.map(({ text, values }) =>
        values === undefined
          ? text
          : { name: createHash('sha1').update(text).digest('hex'), text, values: [...values] },
      ),
    ),
  ),
  password,
});

process.once('message', ({ name, databaseUrl, connections, options, calls }: BareWork) => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: name,
    max: connections,
    options,
    pipeline: true,
  });
  const known = calls.map(prepared);

  async function runTransaction(batches: PreparedCall['transactions'][number]): Promise<Rows[]> {
    const client = await pool.connect();
    try {
      const rows: Rows[] = [];
      for (const batch of batches) {
        const results = await Promise.all(batch.map((query) => client.query(query as pg.QueryConfig)));
        for (const result of results) if (result.rows.length > 0) rows.push(result.rows);
      }
      client.release();
      return rows;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async function answer({ transactions, password }: PreparedCall): Promise<string> {
    const all: Rows[] = [];
    for (const [place, transaction] of transactions.entries()) {
      const rows = await runTransaction(transaction);
      all.push(...rows);
      if (place > 0 || password === undefined) continue;
      const hash = rows.flat().find((row) => 'password_hash' in row)?.password_hash;
      if (!(await verifyPassword(password, String(hash)))) throw new Error('The password is another one.');
    }
    return JSON.stringify(all);
  }

  const server = createServer(async (request, response) => {
    try {
      // What was sent is taken and left.
      for await (const _chunk of request);
      const call = known[Number(request.url?.slice(1))];
      if (!call) throw new Error(`Nothing is known about ${request.url}.`);
      const body = await answer(call);
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
