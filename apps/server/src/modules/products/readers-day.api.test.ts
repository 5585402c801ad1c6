import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { type Answering, answeringOfFile, askFor, asOwner } from '../../testing/answering.ts';
import { createSoldProduct } from '../../testing/sold-products.ts';

/**
 * Moments around two midnights, and the day on which each falls. Auckland is thirteen hours ahead of UTC in November, Los
 * Angeles eight behind.
 *
 *         UTC                    Auckland    Los Angeles
 */
const moments = {
  A: '2025-11-16T10:59:59Z', // 16th        16th
  B: '2025-11-16T11:00:00Z', // 17th        16th
  C: '2025-11-17T07:59:59Z', // 17th        16th
  D: '2025-11-17T08:00:00Z', // 17th        17th
  E: '2025-11-17T10:59:59Z', // 17th        17th
  F: '2025-11-17T11:00:00Z', // 18th        17th
  G: '2025-11-18T07:59:59Z', // 18th        17th
  H: '2025-11-18T08:00:00Z', // 18th        18th
};
const days: [string, Record<string, string>, string][] = [
  ['Auckland', { timeZone: 'Pacific/Auckland' }, 'BCDE'],
  ['Los Angeles', { timeZone: 'America/Los_Angeles' }, 'DEFG'],
  ['UTC', { timeZone: 'UTC' }, 'CDEF'],
  ['no place that is named', {}, 'CDEF'],
];

const all = await answeringOfFile();
beforeAll(async () => {
  for (const [letter, moment] of Object.entries(moments)) {
    const name = `Moment ${letter}`;
    const { lineId } = await askFor(all, {}, { name });
    const at = sql`${moment}::timestamptz`;
    await asOwner(
      all.server,
      sql`update product_line set updated_at = ${at}, requested_at = ${at} where id = ${lineId}`,
    );
    const { id } = await createSoldProduct(all.server, all.mill.token, { name, internalReference: `T-${letter}` });
    await asOwner(all.server, sql`update template set updated_at = ${at} where id = ${id}`);
    await asOwner(
      all.server,
      sql`insert into activity (organisation_id, event, details, created_at)
          select id, 'USER_JOINED', jsonb_build_object('name', ${name}::text), ${at} from organisation where name = 'Buyer'`,
    );
  }
});

type Call = Parameters<Answering['server']['call']>[0];
type Query = Readonly<Record<string, string>>;

async function found(operation: Call, token: string, query: Query): Promise<[string, number]> {
  const { status, body } = await all.server.call(operation, { token, query: { limit: '100', ...query } });
  expect(status, JSON.stringify(body)).toBe(200);
  const { data, metadata } = body as {
    data: { name?: string; details?: { name: string } }[];
    metadata: { count: number };
  };
  const letters = data.map(({ name, details }) => (name ?? details?.name ?? '').slice(-1));
  return [letters.toSorted().join(''), metadata.count];
}

const theDay = { lastUpdatedFrom: '2025-11-17', lastUpdatedTo: '2025-11-17' };
const asked = { requestedFrom: '2025-11-17', requestedTo: '2025-11-17' };
const open = { productRequestStatus: 'REQUESTED,PENDING_REVIEW,REJECTED' };
const lists: [string, Call, 'buyer' | 'mill', Query][] = [
  ['what is bought', 'listPurchasedProducts', 'buyer', theDay],
  ['what was asked for', 'listPurchasedProducts', 'buyer', asked],
  ['what is open', 'listPurchasedProducts', 'buyer', { ...asked, ...open }],
  ['what is asked', 'listReceivedProductRequests', 'mill', theDay],
  ['what was asked of us', 'listReceivedProductRequests', 'mill', { ...asked, ...open }],
  ['what is sold', 'listTemplates', 'mill', theDay],
  ['the log', 'listActivities', 'buyer', { from: '2025-11-17', to: '2025-11-17', event: 'USER_JOINED' }],
];

describe.each(days)('a day in %s', (_, zone, names) => {
  it.each(lists)('narrows the list of %s', async (_list, operation, whose, query) => {
    const token = whose === 'buyer' ? all.buyer : all.mill.token;
    expect(await found(operation, token, { ...query, ...zone })).toEqual([names, names.length]);
  });

  it('narrows the files as well', async () => {
    const file = async (operation: Call, token: string, query: Query) => {
      const { status, body } = await all.server.call(operation, { token, query: { ...query, ...zone } });
      expect(status, JSON.stringify(body)).toBe(200);
      return Object.keys(moments)
        .filter((letter) => String(body.text).includes(`Moment ${letter}`))
        .join('');
    };
    expect(await file('downloadPurchased', all.buyer, theDay)).toBe(names);
    expect(await file('downloadTemplates', all.mill.token, theDay)).toBe(names);
  });
});

it('is that of a moment there, as a page sends noon', async () => {
  // Noon of the 17th in Auckland is still the 16th in UTC.
  const noon = { lastUpdatedFrom: '2025-11-16T23:00:00Z', lastUpdatedTo: '2025-11-16T23:00:00Z' };
  const zone = { timeZone: 'Pacific/Auckland' };
  expect(await found('listPurchasedProducts', all.buyer, { ...noon, ...zone })).toEqual(['BCDE', 4]);
});

it.each(['Mars/Olympus', '+13:00', '', 'Pacific/Auckland\u0000', 'x'.repeat(65)])(
  'is refused in a place that does not exist: %j',
  async (timeZone) => {
    for (const [, operation, whose, query] of lists) {
      const token = whose === 'buyer' ? all.buyer : all.mill.token;
      const answer = await all.server.call(operation, { token, query: { ...query, timeZone } });
      expectProblem(answer, 'VALIDATION_FAILED');
      expect(answer.body.errors).toContainEqual(expect.objectContaining({ path: '/query/timeZone' }));
    }
  },
);
