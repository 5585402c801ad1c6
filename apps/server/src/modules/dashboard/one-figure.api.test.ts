import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { beforeAll, describe, expect, it } from 'vitest';
import { completeAnswer, submitAnswer } from '../../testing/answers.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { createProduct, invitedSupplier, registeredSupplier } from '../../testing/exchange.ts';
import { registerCompany } from '../../testing/joining.ts';
import type { Answer, TestServer } from '../../testing/test-server.ts';

/*
 * One campaign, counted by hand. All but m4 and g2 were asked for in one call, a request for each supplier:
 *
 *   Mill    m1 waits for a review, m2 was sent back, m3 was accepted; m4 was asked for in a second request
 *   Quarry  q1 was declined; q2 was declined, and asked for again in another request
 *   Forge   f1 and f2 were cancelled; f3 and f4 were cancelled with their products, which are in the archive
 *   Ghost   g1 and, in a second request, g2; it was invited and has not registered
 *   Silo    s1, of which nothing was heard
 *
 * So 5 products are requested (m4, q2, g1, g2, s1), 1 waits for a review, 1 was sent back, 1 is accepted, 1 declined and
 * 2 cancelled: 11 in all. Of 5 suppliers 2 have answered (Mill, Quarry), and 2 are silent (Ghost, Silo).
 */
const lines = { total: 11, requested: 5, pendingReview: 1, rejected: 1, declined: 1, canceled: 2, completed: 1 };
const byStatus = {
  NOT_STARTED: 0,
  REQUESTED: 5,
  PENDING_REVIEW: 1,
  REJECTED: 1,
  DECLINED: 1,
  CANCELED: 2,
  COMPLETED: 1,
};
let buyer: string;
let campaignId: string;
let cancelled: readonly string[];

async function done(call: Promise<Answer>): Promise<Answer['body']> {
  const { status, body } = await call;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
}

const ask = async (productIds: readonly string[]) =>
  (await done(
    server.call('requestProducts', { token: buyer, body: { productIds, campaign: 'Spring' } }),
  )) as OperationOutput<'requestProducts'>;

const server = await serverOfFile({ demo: false });
beforeAll(async () => {
  buyer = (await registerCompany(server, 'mara@buyer.example', 'Buyer')).token;
  const mill = await registeredSupplier(server, buyer, 'mara@mill.example', 'Mill');
  const quarry = await registeredSupplier(server, buyer, 'mara@quarry.example', 'Quarry');
  const forge = await registeredSupplier(server, buyer, 'mara@forge.example', 'Forge');
  const silo = await registeredSupplier(server, buyer, 'mara@silo.example', 'Silo');
  const ghost = await invitedSupplier(server, buyer, 'mara@ghost.example');
  const bought = { yearlyQuantity: 1000, quantityUnit: 'KG', quantityYear: 2025 };
  const make = async (supplierId: string, given = {}) =>
    (await createProduct(server, buyer, { supplierId, ...given })).id;
  const [m1, m2, m3, m4] = [
    await make(mill.id),
    await make(mill.id),
    await make(mill.id, bought),
    await make(mill.id, bought),
  ];
  const [q1, q2] = [await make(quarry.id), await make(quarry.id)];
  const [f1, f2, f3, f4] = [await make(forge.id), await make(forge.id), await make(forge.id), await make(forge.id)];
  const [g1, g2, s1] = [await make(ghost), await make(ghost), await make(silo.id)];

  const first = await ask([m1, m2, m3, q1, q2, f1, f2, f3, f4, g1, s1]);
  campaignId = String(first.campaignId);
  await ask([m4]);
  await ask([g2]);
  const referenceOf = new Map<string, string>(first.sent.map((sent) => [sent.productId, sent.requestReference ?? '']));
  const of = (productId: string) => ({ requestReference: referenceOf.get(productId) ?? '', productId });

  for (const id of [m1, m2, m3]) {
    const { requestReference } = of(id);
    const data = completeAnswer({ emissionValues: { value: 1.5, unit: 'KG' } });
    await done(submitAnswer(server, mill.token, requestReference, id, { data, submissionVersion: 0 }));
  }
  const reason = 'Please look at it again';
  await done(server.call('rejectEmissionData', { token: buyer, params: of(m2), body: { version: 1, reason } }));
  await done(server.call('acceptEmissionData', { token: buyer, params: of(m3), body: { version: 1 } }));
  for (const id of [q1, q2]) {
    await done(server.call('declineEmissionRequest', { token: quarry.token, params: of(id), body: { reason } }));
  }
  await done(server.call('resendRequests', { token: buyer, body: { items: [{ productId: q2 }] } }));
  await done(server.call('deleteProducts', { token: buyer, body: { productIds: [f1, f2], cancelOnly: true } }));
  await done(server.call('deleteProducts', { token: buyer, body: { productIds: [f3, f4] } }));
  cancelled = [f1, f2];
});

const read = async <Operation extends Parameters<TestServer['call']>[0]>(
  operation: Operation,
  given: Parameters<TestServer['call']>[1] = {},
): Promise<OperationOutput<Operation>> =>
  (await done(server.call(operation, { token: buyer, ...given }))) as OperationOutput<Operation>;

describe('a campaign', () => {
  const progress = { suppliers: 5, answeredSuppliers: 2 };

  it('tells the same on its page, in the list and on the dashboard', async () => {
    const page = await read('getCampaign', { params: { campaignId } });
    expect(page).toMatchObject({ ...progress, silentSuppliers: 2, lines });
    const list = await read('listCampaigns');
    expect(list.data).toMatchObject([{ ...progress, silentSuppliers: 2, lines }]);
    const { campaign } = await read('getDashboard');
    expect(campaign).toMatchObject({ ...progress, lines: byStatus });
  });

  it('has no more to remind than are silent, however many requests they got', async () => {
    const { requests } = await read('getCampaign', { params: { campaignId } });
    const silent = requests.filter((row) => row.silent).map(({ supplier }) => supplier.name);
    expect(silent).toHaveLength(3);
    expect(new Set(silent).size).toBe(2);
    expect(requests.reduce((sum, row) => sum + row.lines.total, 0)).toBe(lines.total);
  });
});

it('counts the products of a status alike on the dashboard, in the summary, in the list and by supplier', async () => {
  const { customer } = await read('getDashboard');
  // Whatever was asked for and not taken back.
  expect(customer).toMatchObject({ products: 11, requested: 9, toReview: 1, declined: 1 });
  expect((await read('getRequestSummary')).customer).toEqual(byStatus);
  for (const [productRequestStatus, count] of Object.entries(byStatus)) {
    const { data, metadata } = await read('listPurchasedProducts', { query: { productRequestStatus, limit: '100' } });
    expect([productRequestStatus, metadata.count, data.length]).toEqual([productRequestStatus, count, count]);
  }
  const { data } = await read('listSuppliers', { query: { limit: '100' } });
  const counted = data.map(({ productCount, openCount }) => [productCount, openCount]);
  expect(counted.sort()).toEqual([
    [1, 1],
    [2, 0],
    [2, 1],
    [2, 2],
    [4, 3],
  ]);
});

it('counts requests and their products alike in the summary and in the list', async () => {
  // To Mill twice, to Quarry twice, to Ghost twice, to Forge and to Silo. What is all cancelled is as if not begun.
  const { sent } = await read('getEmissionRequestSummary');
  expect(sent).toEqual({ NOT_STARTED: 1, REJECTED: 2, REQUESTED: 5, COMPLETED: 0 });
  const { data, metadata } = await read('listEmissionRequests', { query: { limit: '100' } });
  expect(metadata.count).toBe(8);
  const sums = data.reduce((sum, row) => sum + row.lines.total, 0);
  expect(sums).toBe(lines.total);
});

it('counts what was accepted in the emissions, whether or not it can be worked out', async () => {
  // 1,000 kg of m3 at 1.5 kg each kg; m4 has a quantity and no data yet, the other nine have none.
  expect(await read('getFootprint')).toMatchObject({
    year: 2025,
    lines: 2,
    specificLines: 1,
    specificKg: 1500,
    acceptedLines: 1,
    linesWithoutQuantity: 9,
  });
});

it('tells in the log how many products were asked for, not how many requests that took', async () => {
  const { data } = await read('listActivities', {
    query: { event: 'REQUESTS_SENT,REQUESTS_RESENT,REQUESTS_CANCELED' },
  });
  const told = data.map(({ event, details }) => [event, details.count]);
  expect(told).toEqual([
    ['REQUESTS_CANCELED', '2'],
    ['REQUESTS_CANCELED', '2'],
    ['REQUESTS_RESENT', '1'],
    ['REQUESTS_SENT', '1'],
    ['REQUESTS_SENT', '1'],
    ['REQUESTS_SENT', '11'],
  ]);
});

it('forgets what was cancelled together with its product, and finds it by no filter', async () => {
  const query = { productRequestStatus: 'CANCELED' };
  expect((await read('listEmissionRequests', { query })).data).toMatchObject([{ lines: { total: 2, canceled: 2 } }]);
  await done(server.call('deleteProducts', { token: buyer, body: { productIds: cancelled } }));
  expect(await read('listEmissionRequests', { query })).toEqual({ data: [], metadata: { count: 0 } });
  const { lines: left, requests } = await read('getCampaign', { params: { campaignId } });
  expect(left).toEqual({ ...lines, total: 9, canceled: 0 });
  expect(requests.reduce((sum, row) => sum + row.lines.canceled, 0)).toBe(0);
  expect((await read('getRequestSummary')).customer).toEqual({ ...byStatus, CANCELED: 0 });
});
