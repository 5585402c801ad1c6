import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { wallsOfFile } from '../../testing/walls.ts';
import { catalogueFactor } from './testing/catalogue-factors.ts';

/** What a supplier, and anybody else, can learn of what is bought of it: nothing, whichever way it asks. */
const walls = await wallsOfFile();
const customer = walls.person('Lena');
const line = await walls.sendLine(customer, walls.person('Ingrid'), 'F-1');
beforeAll(async () => {
  await walls.server.database.asOwner(async (tx) => {
    await sql`update product set unit = 'KG', estimate = ${JSON.stringify(catalogueFactor())}, estimate_factor = 3
               where internal_reference = 'F-1'`.execute(tx);
    await sql`insert into request_line (customer_organisation_id, request_id, line_id)
              select customer_organisation_id, request_id, id from product_line where id = ${line}`.execute(tx);
    await sql`insert into purchase (customer_organisation_id, line_id, yearly_quantity, quantity_year)
              values (${customer.organisationId}, ${line}, 98765, 2026)`.execute(tx);
  });
});

describe('what was bought, and what it emits', () => {
  it.each([
    ['purchase_year', 1],
    ['own_purchase', 1],
    ['purchase_tally', 2],
    ['purchase', 1],
    ['product where estimate is not null', 1],
  ])('%s is seen by the customer alone', async (table, count) => {
    expect(await walls.countFor('Lena', table)).toBe(count);
    expect(await walls.countFor('Ingrid', table)).toBe(0);
    expect(await walls.countFor('Camille', table)).toBe(0);
  });

  it.each(['purchase_year', 'purchase_tally'])('%s is written by nobody, the customer not excepted', async (table) => {
    for (const person of ['Lena', 'Ingrid']) {
      expect(await walls.outcome(person, `delete from ${table}`)).toBe('42501');
      expect(await walls.outcome(person, `update ${table} set year = 2000`)).toBe('42501');
      expect(await walls.outcome(person, `insert into ${table} (year) values (2000)`)).toBe('42501');
    }
  });

  it('is taken back by nobody else', async () => {
    expect(await walls.outcome('Ingrid', `select remove_purchase_year('${line}', 2026)`)).toBe(0);
    expect(await walls.countFor('Lena', 'purchase_year')).toBe(1);
    expect(await walls.outcome('Ingrid', 'update product set estimate = null, estimate_factor = null')).toBe(0);
    expect(await walls.outcome('Ingrid', 'select measure_purchase(1, null, null, 1, 1, true, 1, null, 1, 1)')).toBe(
      '42501',
    );
  });

  it('is in nothing that the supplier is answered with', async () => {
    const token = (await walls.server.signIn('ingrid.solberg@hydral-rolling.example')).access_token;
    const { rows } = await walls.server.database.asOwner((tx) =>
      sql<{ productId: string; requestReference: string }>`
        select product_id as "productId", request_reference as "requestReference" from product_line where id = ${line}`.execute(
        tx,
      ),
    );
    const params = rows[0];
    if (!params) throw new Error('The supplier was asked for nothing.');
    const answers = await Promise.all([
      walls.server.call('getEmissionAnswer', { token, params }),
      walls.server.call('listReceivedProductRequests', { token }),
      walls.server.call('downloadReceived', { token }),
      walls.server.call('getFootprint', { token, query: { year: '2026' } }),
      walls.server.call('listFootprintLines', { token, query: { year: '2026' } }),
      walls.server.call('downloadFootprint', { token, query: { year: '2026' } }),
      walls.server.call('getDashboard', { token }),
    ]);
    for (const { status, body: told } of answers) {
      expect(status, JSON.stringify(told)).toBe(200);
      expect(JSON.stringify(told)).not.toMatch(/98765|296295|"yearlyQuantity|"quantit|"estimate"/);
    }
  });
});
