import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Database, Queries, ReadQueries } from '../../database/database.ts';
import { explainKept } from '../../testing/explain-kept.ts';
import { plannersOfFile, sessionOf } from '../../testing/plan-nodes.ts';
import { createProductExport } from './product-export.ts';
import { haveManyLines } from './testing/many-lines.ts';

const { server, token, customer } = await plannersOfFile('customer');
const credential = sessionOf(token);
beforeAll(() => haveManyLines(server, customer, 10_000));

/** What an export sends together for a batch. */
async function sentForBatch(): Promise<(db: Queries) => ReadQueries> {
  let sent: ((db: Queries) => ReadQueries) | undefined;
  const database: Database = {
    ...server.database,
    read(holder, build) {
      sent = build;
      return server.database.read(holder, build);
    },
  };
  const { caller } = await server.database.read(credential, () => ({}));
  const { content } = await createProductExport(database).downloadPurchased({ credential, caller }, { query: {} });
  await buffer(Readable.from(content));
  if (!sent) throw new Error('Nothing was read.');
  return sent;
}

it('reads a batch in one process, however large the table is', async () => {
  const build = await sentForBatch();
  const planned = (workers?: number) =>
    server.database.write(credential, async (tx) => {
      // As it looks to the planner once there are a million lines.
      for (const cost of [
        'parallel_setup_cost',
        'parallel_tuple_cost',
        'min_parallel_table_scan_size',
        'min_parallel_index_scan_size',
      ])
        await sql`select set_config(${cost}, '0', true)`.execute(tx);
      if (workers)
        await sql`select set_config('max_parallel_workers_per_gather', ${String(workers)}, true)`.execute(tx);
      const { rows } = build(tx);
      if (!rows) throw new Error('No rows were asked for.');
      return JSON.stringify(await explainKept(tx, rows.compile(), 'costs off'));
    });
  expect(await planned(2)).toContain('Gather');
  expect(await planned()).not.toContain('Gather');
});
