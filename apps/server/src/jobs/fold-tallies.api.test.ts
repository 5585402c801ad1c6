import { productRequestStatuses } from '@pcf/contract/vocabulary/requests';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../database/database.ts';
import { serverOfFile } from '../testing/api-test.ts';
import { expectExactTallies } from '../testing/exact-tallies.ts';
import { generateLines, insertLines } from '../testing/generated-lines.ts';
import { demoMembers } from '../testing/members.ts';
import { foldTallies, tallies } from './fold-tallies.ts';

const server = await serverOfFile();
const customers = await demoMembers(server, 'Lena', 'Camille');
const suppliers = (await demoMembers(server, 'Ingrid', 'Erik', 'Camille')).map(({ organisationId }) => organisationId);
beforeAll(() => server.database.asOwner((tx) => tx.deleteFrom('product').execute()));

/** Rows of a tally that folding should have left as one, or as none. */
async function unfolded(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [table, { keys, sums }] of Object.entries(tallies)) {
    const columns = sql.join(keys.map((key) => sql.ref(key)));
    const isNothing = sql.join(
      sums.map((name) => sql`sum(${sql.ref(name)}) = 0`),
      sql` and `,
    );
    const { rows } = await server.database.asOwner((tx) =>
      sql`select ${columns} from ${sql.table(table)} group by ${columns} having count(*) > 1 or (${isNothing})`.execute(
        tx,
      ),
    );
    if (rows.length > 0) found[table] = rows;
  }
  return found;
}

async function rowCounts(): Promise<number[]> {
  return server.database.asOwner(async (tx) => {
    const counts: number[] = [];
    for (const table of Object.keys(tallies)) {
      const { rows } = await sql<{ rows: number }>`select count(*)::integer as rows from ${sql.table(table)}`.execute(
        tx,
      );
      counts.push(rows[0]?.rows ?? 0);
    }
    return counts;
  });
}

/** Numbers that are the same at every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 48271) % 2147483647;
    return state % sides;
  };
}

/** Changes some lines at once as calls and answers do, in one of many ways. */
async function change(tx: Tx, roll: (sides: number) => number): Promise<void> {
  const some = sql`id in (select id from product_line order by md5(id::text || ${roll(1000)}::text) limit ${1 + roll(20)})`;
  const status = productRequestStatuses[1 + roll(productRequestStatuses.length - 1)];
  const supplier = suppliers[roll(suppliers.length)];
  const share = roll(3) === 0 ? null : roll(101);
  const days = roll(200) - 100;
  const value = roll(4) === 0 ? null : roll(500) / 100;
  const unit = ['KG', 'M2', null][roll(3)];
  const changes = [
    sql`update product_line set archived = not archived where ${some}`,
    sql`update product_line set status = ${status}, submission_version = 3, in_force_version = 2, in_force_primary_data_share = ${share},
               in_force_value = ${value}::numeric, in_force_unit = 'KG', in_force_unit_amount = 1, in_force_verified = ${roll(3) === 0},
               in_force_quality_score = case when ${value}::numeric > 1 then ${roll(101)}::integer end, in_force_valid_until = current_date + ${days}::integer,
               in_force_mass_kg = ${roll(2) === 0 ? null : 2}::numeric
         where sent_at is not null and ${some}`,
    sql`update product_line set in_force_version = null, in_force_primary_data_share = null, in_force_value = null, in_force_quality_score = null
         where status <> 'COMPLETED' and ${some}`,
    sql`update product_line set supplier_organisation_id = ${supplier} where customer_organisation_id <> ${supplier} and ${some}`,
    sql`update product_line set product_name = product_name || '.' where ${some}`,
    sql`update product_line set requested_at = now() + ${days}::integer * interval '1 day', due_date = current_date - ${days}::integer
         where sent_at is not null and ${some}`,
    sql`insert into purchase (customer_organisation_id, line_id, yearly_quantity, quantity_unit, quantity_year)
        select customer_organisation_id, id, ${roll(1000) / 10}::numeric, ${unit}, ${roll(3) === 0 ? null : 2024 + roll(3)}::integer
          from product_line where ${some}
        on conflict (customer_organisation_id, line_id) do update
           set yearly_quantity = excluded.yearly_quantity, quantity_unit = excluded.quantity_unit, quantity_year = excluded.quantity_year`,
    sql`update purchase set yearly_quantity = null, quantity_unit = null, quantity_year = null
         where line_id in (select id from product_line where ${some})`,
    sql`update product set mass_kg = ${1 + roll(9)}::numeric, unit = ${unit}, estimate = '{}', estimate_factor = ${roll(50) / 10}::numeric
         where id in (select product_id from product_line where ${some})`,
    sql`delete from product where id in (select product_id from product_line where ${some})`,
  ];
  await changes[roll(changes.length)]?.execute(tx);
}

describe('tallies', () => {
  it('are what counting says after any changes, folded or not', async () => {
    const roll = dice(20260115);
    for (const customer of customers) {
      const others = suppliers.filter((id) => id !== customer.organisationId);
      await server.database.asOwner((tx) => insertLines(tx, customer, generateLines(160, others)));
    }
    for (let round = 0; round < 6; round += 1) {
      for (let step = 0; step < 9; step += 1) await server.database.asOwner((tx) => change(tx, roll));
      await expectExactTallies(server, `before round ${round}`);
      await Promise.all([
        expectExactTallies(server, `during round ${round}`),
        foldTallies(server.database),
        expectExactTallies(server, `during round ${round}`),
      ]);
      await expectExactTallies(server, `after round ${round}`);
      expect(await unfolded()).toEqual({});
    }
    for (const count of await rowCounts()) expect(count).toBeGreaterThan(0);
  });

  it('stay right when changes and two foldings meet', async () => {
    const roll = dice(7);
    const changes = Array.from({ length: 6 }, () => server.database.asOwner((tx) => change(tx, roll)));
    await Promise.all([...changes, foldTallies(server.database), foldTallies(server.database)]);
    await expectExactTallies(server);
  });

  it('are gone with the last line and the last request', async () => {
    await server.database.asOwner(async (tx) => {
      await tx.deleteFrom('product').execute();
      await tx.deleteFrom('emission_request').execute();
    });
    await expectExactTallies(server);
    await foldTallies(server.database);
    expect(await rowCounts()).toEqual([0, 0, 0, 0, 0]);
  });
});
