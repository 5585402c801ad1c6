import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { completeAnswer } from '../../testing/answers.ts';
import {
  accept,
  details,
  type RequestedOne,
  reject,
  requestedOne,
  reviewersOfFile,
  stored,
  submit,
} from './testing/reviewers.ts';

const reviewers = await reviewersOfFile();

const thisYear = new Date().getUTCFullYear();

/** 30 for primary data, 15 for their age, 8 for their granularity. */
const plain = completeAnswer({ emissionValues: { referenceYear: thisYear } });
/** And 10 each for confidence and geography. */
const best: EmissionData = completeAnswer({
  emissionValues: { referenceYear: thisYear, unit: 'M2', productMassKg: 2.5, confidence: 'VERY' },
  dataSources: { geographicGranularity: 'COUNTRY', countries: ['DEU'] },
});

async function answered(data: EmissionData): Promise<RequestedOne> {
  const one = await requestedOne(reviewers);
  await submit(reviewers, one, { form: { data } });
  return one;
}

const columnsOf = async ({ lineId }: RequestedOne) => {
  const { line } = await stored(reviewers, lineId);
  return [line.quality_score, line.product_mass_kg, line.in_force_quality_score, line.in_force_mass_kg];
};

interface Listed {
  data: { lineId: string; qualityScore: number | null }[];
}

/** What each side finds of some lines, by their scores. */
async function found(some: readonly RequestedOne[], query: Record<string, string>) {
  const { server, buyer, mill } = reviewers;
  const scores = ({ data }: Listed) =>
    some.flatMap(({ lineId }) => data.filter((line) => line.lineId === lineId).map(({ qualityScore }) => qualityScore));
  const listed = await Promise.all([
    server.call('listPurchasedProducts', { token: buyer, query }),
    server.call('listLinkedProducts', { token: buyer, query, params: { supplierId: mill.id } }),
    server.call('listReceivedProductRequests', { token: mill.token, query }),
  ]);
  return listed.map(({ body }) => scores(body as unknown as Listed));
}

it('is written with a submission, shown to both sides and found by its level', async () => {
  const some = [await answered(plain), await answered(best)];
  expect(await Promise.all(some.map(columnsOf))).toEqual([
    [53, null, null, null],
    [73, '2.5', null, null],
  ]);
  const [first] = some;
  const { body } = await details(reviewers, first as RequestedOne);
  expect(body).toMatchObject({ product: { qualityScore: 53 }, submission: { submittedAt: expect.any(String) } });
  for (const [level, expected] of [
    ['LOW', []],
    ['MEDIUM', [53]],
    ['HIGH', [73]],
    ['LOW,HIGH', [73]],
    ['MEDIUM,HIGH', [53, 73]],
  ] as const) {
    expect(await found(some, { dataQuality: level }), level).toEqual([expected, expected, expected]);
  }
});

it('is in force once it is accepted, and not any more once that is withdrawn', async () => {
  const one = await answered(best);
  expect((await accept(reviewers, one)).status).toBe(200);
  expect(await columnsOf(one)).toEqual([73, '2.5', 73, '2.5']);
  expect((await reject(reviewers, one, { withdraw: true })).status).toBe(200);
  expect(await columnsOf(one)).toEqual([73, '2.5', null, null]);
});

it('of what is in force stays while a newer answer waits', async () => {
  const one = await answered(best);
  await accept(reviewers, one);
  const { server, buyer } = reviewers;
  await server.call('resendRequests', { token: buyer, body: { items: [{ productId: one.id }] } });
  await submit(reviewers, one, { version: 2, form: { data: plain } });
  expect(await columnsOf(one)).toEqual([53, null, 73, '2.5']);
});

it('is none where there are no data', async () => {
  const one = await answered({ emissionValues: { granularity: 'UNAVAILABLE', unavailableReason: 'Not measured' } });
  expect(await columnsOf(one)).toEqual([null, null, null, null]);
  expect(await found([one], {})).toEqual([[null], [null], [null]]);
  expect(await found([one], { dataQuality: 'LOW,MEDIUM,HIGH' })).toEqual([[], [], []]);
});

it('is for nobody else', async () => {
  const one = await answered(best);
  const { server, otherBuyer, forge } = reviewers;
  for (const token of [otherBuyer, forge.token]) {
    for (const name of ['listPurchasedProducts', 'listReceivedProductRequests'] as const) {
      expect((await server.call(name, { token, query: { dataQuality: 'HIGH' } })).body).toMatchObject({ data: [] });
    }
  }
  expectProblem(await details(reviewers, one, {}, otherBuyer), 'NOT_FOUND');
  expectProblem(await server.call('listPurchasedProducts', { query: { dataQuality: 'HIGH' } }), 'UNAUTHENTICATED');
});
