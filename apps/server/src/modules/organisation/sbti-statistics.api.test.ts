import type { SupplierTargetGroup } from '@pcf/contract/vocabulary/organisation';
import { reasonsForNoTarget } from '@pcf/contract/vocabulary/organisation';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { answerLine, createProduct, invitedSupplier, registeredSupplier } from '../../testing/exchange.ts';
import { registerCompany } from '../../testing/joining.ts';

const target = (ambition: string) => ({
  hasTarget: true,
  ambition,
  baseYear: 2020,
  targetYear: 2030,
  reductionPercent: 42,
  status: 'SET',
});
const said = {
  'Acme Metals': target('ONE_POINT_FIVE_DEGREES'),
  'Bolt & Co': target('WELL_BELOW_TWO_DEGREES'),
  Cork: { hasTarget: false, reasonForNoTarget: 'OTHER', reasonText: 'We are being sold.' },
  Dunes: { hasTarget: false, reasonForNoTarget: 'JUDGED_TO_BE_UNIMPORTANT' },
} as const;
let buyer: string;
let stranger: string;
/** Those that have registered, by name. */
const suppliers = new Map<string, { id: string; token: string }>();
let invited: string;

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });
beforeAll(async () => {
  buyer = (await registerCompany(server, 'buyer@buyer.example', 'Buyer')).token;
  stranger = (await registerCompany(server, 'other@other.example', 'Other')).token;
  for (const name of [...Object.keys(said), 'Ember', 'Former']) {
    const address = `head@${name.toLowerCase().replaceAll(/\W/g, '')}.example`;
    suppliers.set(name, await registeredSupplier(server, buyer, address, name));
  }
  for (const [name, body] of Object.entries(said)) {
    const { status } = await server.call('setSbtiTarget', { token: of(name).token, body });
    expect(status).toBe(200);
  }
  await server.call('setSbtiTarget', { token: of('Former').token, body: target('ONE_POINT_FIVE_DEGREES') });
  await server.database.asOwner((tx) =>
    sql`update connection set status = 'DECLINED' where supplier_organisation_id = ${of('Former').id}`.execute(tx),
  );
  invited = await invitedSupplier(server, buyer, 'info@zeta.example');
  await asked('Acme Metals');
  await answerLine(server, (await asked('Cork')).lineId, { status: 'COMPLETED' });
  await createProduct(server, buyer, { supplierId: of('Ember').id });
});

function of(name: string) {
  const found = suppliers.get(name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

/** A product that its supplier is asked for. */
async function asked(name: string) {
  const { id: supplierId } = of(name);
  const product = await createProduct(server, buyer, { supplierId });
  await server.call('createEmissionRequest', { token: buyer, body: { supplierId, productIds: [product.id] } });
  return product;
}

async function statistics(query: Record<string, string> = {}, token = buyer) {
  const { status, body } = await server.call('getSbtiStatistics', { token, query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

async function listed(query: Record<string, string>) {
  const { status, body } = await server.call('listSuppliers', { token: buyer, query });
  expect(status, JSON.stringify(body)).toBe(200);
  const { data, metadata } = body as { data: { name: string }[]; metadata: { count: number } };
  expect(metadata.count).toBe(data.length);
  return data.map(({ name }) => name);
}

const noReasons = Object.fromEntries(reasonsForNoTarget.map((reason) => [reason, 0]));

describe('getSbtiStatistics', () => {
  it('counts every supplier once, those that were invited among them, and none that declined', async () => {
    expect(await statistics()).toEqual({
      suppliers: 6,
      withTarget: 2,
      withoutTarget: 2,
      unknown: 2,
      byAmbition: { ONE_POINT_FIVE_DEGREES: 1, WELL_BELOW_TWO_DEGREES: 1 },
      byReason: { ...noReasons, OTHER: 1, JUDGED_TO_BE_UNIMPORTANT: 1 },
    });
  });

  it('counts those with an open or completed line alone where asked', async () => {
    expect(await statistics({ onlyActive: 'true' })).toEqual({
      suppliers: 2,
      withTarget: 1,
      withoutTarget: 1,
      unknown: 0,
      byAmbition: { ONE_POINT_FIVE_DEGREES: 1, WELL_BELOW_TWO_DEGREES: 0 },
      byReason: { ...noReasons, OTHER: 1 },
    });
    expect(await statistics({ onlyActive: 'false' })).toEqual(await statistics());
  });

  it.each([{}, { onlyActive: 'true' }])('says what the list of suppliers says: %j', async (query) => {
    const {
      byAmbition,
      withoutTarget,
      unknown,
      suppliers: all,
    } = (await statistics(query)) as unknown as {
      byAmbition: Record<string, number>;
      withoutTarget: number;
      unknown: number;
      suppliers: number;
    };
    const figures = Object.entries({ ...byAmbition, NO_TARGET: withoutTarget, UNKNOWN: unknown });
    for (const [sbtiTarget, figure] of figures) expect(await listed({ ...query, sbtiTarget })).toHaveLength(figure);
    expect(await listed({ ...query, sbtiTarget: figures.map(([group]) => group).join(',') })).toHaveLength(all);
    expect(await listed({ ...query, connectionStatus: 'PENDING,ACCEPTED' })).toHaveLength(all);
  });

  it('is nothing for somebody else, refuses what is neither yes nor no, and needs a session', async () => {
    expect(await statistics({}, stranger)).toMatchObject({ suppliers: 0, unknown: 0, byReason: noReasons });
    expect(await statistics({}, of('Acme Metals').token)).toMatchObject({ suppliers: 0 });
    const answer = await server.call('getSbtiStatistics', { token: buyer, query: { onlyActive: 'perhaps' } });
    expectProblem(answer, 'VALIDATION_FAILED');
    expect(answer.body.errors).toMatchObject([{ path: '/query/onlyActive' }]);
    expectProblem(await server.call('getSbtiStatistics'), 'UNAUTHENTICATED');
  });
});

describe('the list of suppliers', () => {
  it.each<[SupplierTargetGroup | string, string[]]>([
    ['ONE_POINT_FIVE_DEGREES', ['Acme Metals']],
    ['WELL_BELOW_TWO_DEGREES,NO_TARGET', ['Bolt & Co', 'Cork', 'Dunes']],
    ['UNKNOWN', ['Ember', 'info@zeta.example']],
  ])('is narrowed to the targets %s', async (sbtiTarget, names) => {
    expect(await listed({ sbtiTarget })).toEqual(names);
  });

  it('is narrowed to those that are active, and to those that cannot be reached', async () => {
    expect(await listed({ onlyActive: 'true' })).toEqual(['Acme Metals', 'Cork']);
    expect(await listed({ undeliverable: 'true' })).toEqual([]);
    await server.database.asOwner((tx) =>
      sql`insert into undeliverable_address (email, response_code) values ('info@zeta.example', 550)`.execute(tx),
    );
    expect(await listed({ undeliverable: 'true' })).toEqual(['info@zeta.example']);
    expect(await listed({ undeliverable: 'true', onlyActive: 'true' })).toEqual([]);
    expectProblem(
      await server.call('listSuppliers', { token: buyer, query: { sbtiTarget: 'TWO_DEGREES' } }),
      'VALIDATION_FAILED',
    );
  });
});

describe('a supplier’s target', () => {
  const seen = async (token: string, supplierId: string) =>
    server.call('getSupplier', { token, params: { supplierId } });

  it('is seen by a customer whose connection is accepted', async () => {
    const { body } = await seen(buyer, of('Cork').id);
    expect(body.sbtiTarget).toEqual({
      hasTarget: false,
      ambition: null,
      baseYear: null,
      targetYear: null,
      reductionPercent: null,
      status: null,
      reasonForNoTarget: 'OTHER',
      reasonText: 'We are being sold.',
    });
  });

  it('is not seen where there is no connection, or none that was accepted', async () => {
    expectProblem(await seen(stranger, of('Cork').id), 'NOT_FOUND');
    expect((await seen(buyer, of('Former').id)).body.sbtiTarget).toBeNull();
    expect((await seen(buyer, invited)).body.sbtiTarget).toBeNull();
    const pending = await server.call('createInvitations', {
      token: stranger,
      body: { invitations: [{ email: 'head@cork.example', relation: 'SUPPLIER' }] },
    });
    expect(pending.status).toBeLessThan(300);
    const { body } = await server.call('listSuppliers', { token: stranger });
    expect(body.data).toMatchObject([{ connectionStatus: 'PENDING', sbtiTarget: null }]);
    expect(await statistics({}, stranger)).toMatchObject({ suppliers: 1, unknown: 1 });
  });

  it('is not what a supplier sees of its customers', async () => {
    await server.call('setSbtiTarget', { token: buyer, body: target('ONE_POINT_FIVE_DEGREES') });
    const { body } = await server.call('listCustomers', { token: of('Acme Metals').token });
    expect(JSON.stringify(body)).not.toContain('ONE_POINT_FIVE_DEGREES');
    expect((await server.call('getSbtiTarget', { token: of('Ember').token })).body).toBeNull();
  });
});
