import { productRequestStatuses } from '@pcf/contract/vocabulary/product-request-status';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../database/database.ts';
import { generateLines, insertLines } from '../testing/generated-lines.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { foldTallies } from './fold-tallies.ts';

let server: TestServer;
let customers: { organisationId: string; userId: string }[];
let suppliers: string[];

beforeAll(async () => {
  server = await startTestServer();
  const users = await server.database.asOwner((tx) =>
    tx.selectFrom('organisation_user').select(['organisation_id', 'id', 'first_name']).execute(),
  );
  const of = (name: string) => users.filter(({ first_name }) => first_name === name);
  customers = ['Lena', 'Camille']
    .flatMap(of)
    .map(({ organisation_id, id }) => ({ organisationId: organisation_id, userId: id }));
  suppliers = ['Ingrid', 'Erik', 'Camille'].flatMap(of).map(({ organisation_id }) => organisation_id);
  await server.database.asOwner((tx) => tx.deleteFrom('product').execute());
});
afterAll(() => server.stop());

interface Tally {
  organisation_id: string;
  side: string;
  partner_id: string;
  status: string;
  lines: number;
  in_force: number;
  shared: number;
  share_sum: number;
}

const kept = sql<Tally>`
  select organisation_id, side, partner_id, status, sum(lines)::integer as lines, sum(in_force_lines)::integer as in_force,
         sum(shared_lines)::integer as shared, sum(primary_data_share_sum)::double precision as share_sum
    from line_tally group by 1, 2, 3, 4 having sum(lines) <> 0 order by 1, 2, 3, 4`;

/** The same, counted from the lines themselves. */
const counted = sql<Tally>`
  with sides as (
    select customer_organisation_id as organisation_id, 'CUSTOMER' as side, supplier_organisation_id as partner_id, l.* from product_line l where not archived
    union all
    select supplier_organisation_id, 'SUPPLIER', customer_organisation_id, l.* from product_line l where sent_at is not null
  ), both_ways as (
    select organisation_id, side, partner_id, status, in_force_version, in_force_primary_data_share from sides where partner_id is not null
    union all
    select organisation_id, side, '00000000-0000-0000-0000-000000000000', status, in_force_version, in_force_primary_data_share from sides
  )
  select organisation_id, side, partner_id, status, count(*)::integer as lines, count(in_force_version)::integer as in_force,
         count(in_force_primary_data_share)::integer as shared, coalesce(sum(in_force_primary_data_share), 0)::double precision as share_sum
    from both_ways group by 1, 2, 3, 4 order by 1, 2, 3, 4`;

const read = (query: typeof kept) => server.database.asOwner(async (tx) => (await query.execute(tx)).rows);
const rowCount = () =>
  server.database.asOwner(async (tx) => (await tx.selectFrom('line_tally').select('lines').execute()).length);

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
  const changes = [
    sql`update product_line set archived = not archived where ${some}`,
    sql`update product_line set status = ${status}, submission_version = 3, in_force_version = 2, in_force_primary_data_share = ${share}
         where sent_at is not null and ${some}`,
    sql`update product_line set in_force_version = null, in_force_primary_data_share = null where status <> 'COMPLETED' and ${some}`,
    sql`update product_line set supplier_organisation_id = ${supplier} where customer_organisation_id <> ${supplier} and ${some}`,
    sql`update product_line set product_name = product_name || '.' where ${some}`,
    sql`delete from product where id in (select product_id from product_line where ${some})`,
  ];
  await changes[roll(changes.length)]?.execute(tx);
}

describe('tallies', () => {
  it('are what counting the lines says after any changes, folded or not', async () => {
    const roll = dice(20260115);
    for (const customer of customers) {
      const others = suppliers.filter((id) => id !== customer.organisationId);
      await server.database.asOwner((tx) => insertLines(tx, customer, generateLines(120, others)));
    }
    expect((await read(kept)).length).toBeGreaterThan(40);
    for (let round = 0; round < 12; round += 1) {
      for (let step = 0; step < 6; step += 1) await server.database.asOwner((tx) => change(tx, roll));
      const expected = await read(counted);
      expect(await read(kept), `before round ${round}`).toEqual(expected);
      const [during] = await Promise.all([read(kept), foldTallies(server.database), read(kept)]);
      expect(during, `during round ${round}`).toEqual(expected);
      expect(await read(kept), `after round ${round}`).toEqual(expected);
      expect(await rowCount(), 'folded to one row each').toBe(expected.length);
    }
  });

  it('stay right when changes and two foldings meet', async () => {
    const roll = dice(7);
    const changes = Array.from({ length: 6 }, () => server.database.asOwner((tx) => change(tx, roll)));
    await Promise.all([...changes, foldTallies(server.database), foldTallies(server.database)]);
    expect(await read(kept)).toEqual(await read(counted));
  });

  it('are gone with the last line', async () => {
    await server.database.asOwner((tx) => tx.deleteFrom('product').execute());
    expect(await read(kept)).toEqual([]);
    await foldTallies(server.database);
    expect(await rowCount()).toBe(0);
  });
});
