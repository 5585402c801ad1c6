import type pg from 'pg';
import { asAdministrator, createDatabase } from '../../scripts/postgres/databases.ts';
import type { Bench, Goal } from '../bench-definition.ts';
import { figuresOf } from '../figures.ts';
import { withPostgres } from '../postgres/with-postgres.ts';
import { createParts, loadParts } from './create-parts.ts';

const partCounts = [1, 8, 32, 128];
const runs = 41;

/** The first page of either side, as the lists read it. */
const queries = {
  'a customer’s list':
    'select * from part_line where customer_organisation_id = $1 and not archived order by created_at desc, id desc limit 50',
  'a supplier’s inbox':
    'select * from part_line where supplier_organisation_id = $1 and sent_at is not null order by requested_at desc, id desc limit 50',
  'a supplier’s inbox of known customers':
    'select * from part_line where supplier_organisation_id = $1 and customer_organisation_id = any ($2) and sent_at is not null order by requested_at desc, id desc limit 50',
};

type Times = Record<keyof typeof queries, number>;

export const partitions: Bench = {
  name: 'Lines in parts by customer',
  about:
    'What it costs to cut the lines into parts by their customer, as a distributed PostgreSQL does: the first page of a customer, whose lines are all in one part; of a supplier, whose lines may be in each; and of a supplier where the query names its three customers. Planning and running, median, on one server, so that a network is not in it.',
  run: ({ full, say }) =>
    withPostgres(async ({ administratorUrl, nameOf }) => {
      const lines = full ? 1_000_000 : 20_000;
      const name = nameOf('parts');
      await createDatabase(administratorUrl, name);
      const measured = await asAdministrator(
        administratorUrl,
        async (client) => {
          await loadParts(client, lines);
          const times: { readonly parts: number; readonly times: Times }[] = [];
          for (const parts of partCounts) {
            await createParts(client, parts);
            times.push({ parts, times: await measure(client) });
            say(`${parts} parts: ${JSON.stringify(times.at(-1)?.times)}`);
          }
          return times;
        },
        name,
      );
      const [whole] = measured;
      const ratio = (parts: number, query: keyof Times) =>
        (measured.find((each) => each.parts === parts)?.times[query] ?? Number.NaN) / (whole?.times[query] ?? 0);
      const goals: Goal[] = [
        {
          what: 'a customer’s list in 128 parts, to one',
          measured: ratio(128, 'a customer’s list'),
          unit: 'x',
          bound: { atMost: 1.3 },
        },
        {
          what: 'a supplier’s inbox in 8 parts, to one',
          measured: ratio(8, 'a supplier’s inbox'),
          unit: 'x',
          bound: { atMost: 8 },
          ifMissed:
            'Each part is asked for a first page of its own. Next: a copy of the line by supplier, as docs/operations.md says.',
        },
      ];
      const names = Object.keys(queries) as (keyof Times)[];
      return {
        goals,
        tables: [
          [
            ['parts', ...names],
            ...measured.map(({ parts, times }) => [String(parts), ...names.map((name) => times[name].toFixed(2))]),
          ],
        ],
      };
    }),
};

async function measure(client: pg.Client): Promise<Times> {
  const customer = await mostFrequent(client, 'customer_organisation_id');
  const supplier = await mostFrequent(client, 'supplier_organisation_id');
  const { rows } = await client.query<{ ids: string[] }>(
    'select array_agg(id) as ids from (select distinct customer_organisation_id as id from part_line where supplier_organisation_id = $1 limit 3) as known',
    [supplier],
  );
  const values: Record<keyof Times, unknown[]> = {
    'a customer’s list': [customer],
    'a supplier’s inbox': [supplier],
    'a supplier’s inbox of known customers': [supplier, rows[0]?.ids],
  };
  const times: Partial<Times> = {};
  for (const name of Object.keys(queries) as (keyof Times)[])
    times[name] = await medianOf(client, queries[name], values[name]);
  return times as Times;
}

async function medianOf(client: pg.Client, query: string, values: unknown[]): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ 'Planning Time': number; 'Execution Time': number }] }>(
      `explain (analyze, timing off, format json) ${query}`,
      values,
    );
    const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
    if (plan) times.push(plan['Planning Time'] + plan['Execution Time']);
  }
  return figuresOf(times)[0] ?? Number.NaN;
}

async function mostFrequent(client: pg.Client, column: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `select ${column} as id from source_line group by 1 order by count(*) desc, 1 limit 1`,
  );
  return rows[0]?.id ?? '';
}
