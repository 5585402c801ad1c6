import { randomUUID } from 'node:crypto';
import { eventTypes } from '@pcf/pact/v3/model/event';
import { foreignFootprint } from '@pcf/pact/v3/testing/example-footprint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  connectionForTests,
  createConnection,
  partnerToken,
  withPartners,
} from '../../apps/server/src/testing/network.ts';
import type { TestServer } from '../../apps/server/src/testing/test-server.ts';
import { keepCount } from '../counts.ts';
import { brokenInvariants } from '../invariants/database-invariants.ts';
import { startFilledServer } from '../invariants/start-filled-server.ts';
import { sizeOf } from '../size.ts';
import { type Chance, chances } from './chance.ts';
import { complaintsOfPartner } from './check-partner-exchange.ts';
import type { Draft } from './draft.ts';
import { wronged } from './fuzzed-requests.ts';
import { treeOf } from './json-tree.ts';
import { exchangeBytes } from './raw-exchange.ts';
import type { Json } from './valid-values.ts';
import { writtenRequest } from './written-request.ts';

const requests = sizeOf({ quick: 120, full: 4000 });
const seed = 20_261;
const patienceMilliseconds = 20_000;

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startFilledServer({
    ...withPartners,
    REQUESTS_PER_MINUTE: '10000000',
    SIGN_INS_PER_MINUTE: '1000000',
  });
  const { access_token: admin } = await server.signIn('lena.brandt@nordic-kitchen.example');
  token = await partnerToken(server, await createConnection(server, admin, { rejectUnknown: false }));
});
afterAll(() => server.stop());

const datas: Readonly<Record<keyof typeof eventTypes, (chance: Chance) => Json>> = {
  created: (chance) => ({
    productId: [`urn:gtin:${chance.below(5)}`],
    comment: 'Please',
    validOn: '2026-01-01T00:00:00Z',
  }),
  fulfilled: () => ({ requestEventId: randomUUID(), pfs: [foreignFootprint as unknown as Json] }),
  rejected: () => ({ requestEventId: randomUUID(), error: { code: 'NotFound', message: 'None' } }),
  published: () => ({ pfIds: [randomUUID()] }),
};

/** A call below /3 as it should be. */
function validCall(chance: Chance): Draft {
  const call: Draft = {
    caller: 'customer',
    method: 'GET',
    path: '/3/footprints',
    query: [],
    headers: [],
    body: { kind: 'none' },
    namesHost: true,
    breaksOff: false,
  };
  if (chance.onceIn(6)) return { ...call, query: ['productId=urn%3Ax', 'limit=5', 'validOn=2026-01-01T00%3A00%3A00Z'] };
  if (chance.onceIn(6)) return { ...call, path: `/3/footprints/${randomUUID()}` };
  const kind = chance.oneOf(['created', 'fulfilled', 'rejected', 'published'] as const);
  const event: Json = {
    type: eventTypes[kind],
    specversion: '1.0',
    id: chance.onceIn(4) ? 'the same' : randomUUID(),
    source: connectionForTests.baseUrl,
    time: '2026-05-01T12:00:00Z',
    data: datas[kind](chance),
  };
  return {
    ...call,
    method: 'POST',
    path: '/3/events',
    headers: [['content-type', chance.oneOf(['application/cloudevents+json', 'application/json'])]],
    body: { kind: 'json', tree: treeOf(event) },
  };
}

it(`answers ${requests} generated calls of partners in the words of their protocol`, async () => {
  const complaints: string[] = [];
  let taken = 0;
  for (const [index, chance] of chances(seed, requests).entries()) {
    const request =
      index % 5 === 0 ? { draft: validCall(chance), ways: [] } : wronged(validCall(chance), seed + index, chance);
    const mayEnd = request.ways.some((way) => way === 'breaks off' || way === 'odd header');
    const bytes = writtenRequest(request.draft, token);
    const exchange = await exchangeBytes(server.url, bytes, { isLast: mayEnd, patienceMilliseconds });
    if (exchange.answer?.status === 200) taken += 1;
    complaints.push(
      ...complaintsOfPartner(exchange, request).map(
        (complaint) => `request ${index} (${request.ways.join(', ') || 'valid'}): ${complaint}`,
      ),
    );
  }
  expect(complaints.slice(0, 20)).toEqual([]);
  expect(taken).toBeGreaterThan(requests / 10);
  await keepCount({ theme: 'fuzzing', what: 'generated calls of partners', count: requests });
}, 600_000);

it('leaves a database in which every invariant holds, and no failure in the log', async () => {
  expect(await server.database.asOwner(brokenInvariants)).toEqual({});
  const failed = server.logLines.filter((line) =>
    /^(error|fatal)$/.test((JSON.parse(line) as { level: string }).level),
  );
  expect(failed.slice(0, 5)).toEqual([]);
});
