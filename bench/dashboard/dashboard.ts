import { mkdir, writeFile } from 'node:fs/promises';
import type { Database } from '../../apps/server/src/database/database.ts';
import { foldTallies } from '../../apps/server/src/jobs/fold-tallies.ts';
import { asAdministrator } from '../../scripts/postgres/databases.ts';
import type { Bench, BenchRun } from '../bench-definition.ts';
import { withDatabase } from '../postgres/with-database.ts';
import { dashboardCalls } from './dashboard-calls.ts';
import { loadPicture } from './load-picture.ts';
import { type MeasuredQuery, measureCall } from './measure-call.ts';

const goal = 100;
const lines = { full: 1_000_000, quick: 5_000 };
const changes = 2000;
const plans = new URL('../plans/dashboard.txt', import.meta.url);

export const dashboard: Bench = {
  name: 'The dashboard at a million lines',
  onlyInFull: true,
  about: `Every query of every call that the dashboard makes, of the pages behind its totals and of the lists behind its figures: what PostgreSQL needs to plan and run it as the application's role, for a customer with 1,000,000 lines of 5,000 suppliers, 300,000 in force and half with quantities, and for a supplier that is asked for another million (a quick run: 20,000 lines each). With tallies that were folded, and after 2,000 single changes that were not. Each has ${goal} ms; the whole plans are written to bench/plans.`,
  async run({ full, say }) {
    return withDatabase('dashboard', async (database, { administratorUrl, name }) => {
      await asAdministrator(administratorUrl, (client) => loadPicture(client, full ? lines.full : lines.quick), name);
      await foldTallies(database);
      // What folding took away is cleared up soon after, as everywhere.
      await asAdministrator(administratorUrl, (client) => client.query('vacuum analyze'), name);
      const folded = await measureAll(database, say);
      await asAdministrator(administratorUrl, (client) => client.query(changeLines), name);
      const unfolded = await measureAll(database, say);
      await mkdir(new URL('.', plans), { recursive: true });
      await writeFile(plans, folded.map(({ name, plan }) => `${name}\n${plan}\n`).join('\n'));
      return {
        goals: [
          {
            what: 'the slowest query',
            measured: Math.max(...[...folded, ...unfolded].map(({ milliseconds }) => milliseconds)),
            unit: 'ms',
            bound: { atMost: goal },
          },
        ],
        tables: [[columns, ...folded.map((query, index) => rowOf(query, unfolded[index]))]],
      };
    });
  },
};

const columns = ['as', 'call', 'query', 'folded', 'after changes', 'read by', 'in time'];

async function measureAll(database: Database, say: BenchRun['say']): Promise<MeasuredQuery[]> {
  const measured: MeasuredQuery[] = [];
  for (const call of dashboardCalls) {
    for (const query of await measureCall(database, call)) {
      say(`${query.name}: ${query.milliseconds.toFixed(1)} ms by ${query.indexes.join(', ')}`);
      measured.push(query);
    }
  }
  return measured;
}

/** One by one, as answers come in: accepted, sent back and asked for anew. */
const changeLines = `
      do $$
      declare line record;
      begin
        for line in
          select id, status, row_number() over () as n from product_line
           where status in ('PENDING_REVIEW', 'REQUESTED') and submission_version > 0 and not archived limit ${changes}
        loop
          update product_line
             set status = case when line.n % 3 = 0 then 'REJECTED' else 'COMPLETED' end, version = version + 1, updated_at = now(),
                 in_force_version = 1, in_force_at = now(), in_force_value = emission_value, in_force_unit = emission_unit,
                 in_force_unit_amount = emission_unit_amount, in_force_verified = line.n % 2 = 0, in_force_quality_score = quality_score,
                 in_force_valid_until = current_date + (line.n % 500)::integer
           where id = line.id;
        end loop;
      end $$`;

function rowOf({ organisation, call, query, milliseconds, indexes }: MeasuredQuery, after?: MeasuredQuery): string[] {
  const changed = after?.milliseconds ?? Number.NaN;
  return [
    organisation === 'Buyer' ? 'customer' : 'supplier',
    call,
    query,
    milliseconds.toFixed(1),
    changed.toFixed(1),
    indexes.join(', '),
    Math.max(milliseconds, changed) < goal ? 'yes' : 'no',
  ];
}
