import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { openProductRequestStatuses, productRequestStatuses, requestAges } from '@pcf/contract/vocabulary/requests';
import { requestedDaysOf } from '@pcf/domain/exchange/request-age';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { today } from '../../database/whole-day.ts';
import { foldTallies } from '../../jobs/fold-tallies.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { generateLines, insertLines } from '../../testing/generated-lines.ts';

const tokens: Record<string, string> = {};

const server = await serverOfFile();
beforeAll(async () => {
  const members = await server.database.asOwner((tx) =>
    tx
      .selectFrom('organisation_user')
      .select(['organisation_id as organisationId', 'id as userId', 'first_name as name'])
      .execute(),
  );
  const member = (name: string) => {
    const found = members.find((each) => each.name === name);
    if (!found) throw new Error('The demo has changed its users.');
    return found;
  };
  await server.database.asOwner(async (tx) => {
    await tx.deleteFrom('product').execute();
    await insertLines(
      tx,
      member('Lena'),
      generateLines(
        240,
        ['Ingrid', 'Camille'].map((n) => member(n).organisationId),
      ),
    );
    await insertLines(tx, member('Camille'), generateLines(60, [member('Ingrid').organisationId]));
    // Around where an age ends, at both ends of the day.
    await sql`
      update product_line l
         set requested_at = date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'
                            - (array[0, 29, 30, 59, 60, 89, 90, 200])[1 + n % 8] * interval '1 day'
                            + case when n % 3 = 0 then interval '0' else interval '23 hours 59 minutes' end
        from (select id, row_number() over (order by internal_reference, id)::integer as n from product_line where sent_at is not null) o
       where o.id = l.id`.execute(tx);
  });
  tokens.CUSTOMER = (await server.signIn('lena.brandt@nordic-kitchen.example')).access_token;
  tokens.SUPPLIER = (await server.signIn('ingrid.solberg@hydral-rolling.example')).access_token;
});

type Side = 'CUSTOMER' | 'SUPPLIER';
type Query = Record<string, string>;

async function read<Name extends 'getDashboard' | 'getRequestSummary' | 'getRequestAgeSummary'>(
  name: Name,
  side: Side,
) {
  const { status, body } = await server.call(name, { token: tokens[side] ?? '' });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as OperationOutput<Name>;
}

/** How many the list behind a figure has, and how many of them it shows one by one. */
async function listed(side: Side, query: Query): Promise<[number, number]> {
  const { status, body } = await server.call(
    side === 'CUSTOMER' ? 'listPurchasedProducts' : 'listReceivedProductRequests',
    { token: tokens[side] ?? '', query: { ...query, limit: '500' } },
  );
  expect(status, JSON.stringify(body)).toBe(200);
  const { data, metadata } = body as unknown as { data: unknown[]; metadata: { count: number } };
  return [metadata.count, data.length];
}

const links: Record<Side, Record<string, Query>> = {
  CUSTOMER: {
    toReview: { productRequestStatus: 'PENDING_REVIEW' },
    declined: { productRequestStatus: 'DECLINED' },
    overdue: { overdue: 'true' },
    expiring: { productRequestStatus: 'COMPLETED', validity: 'EXPIRING' },
    expired: { productRequestStatus: 'COMPLETED', validity: 'EXPIRED' },
    products: {},
    requested: { productRequestStatus: 'REJECTED,REQUESTED,PENDING_REVIEW,COMPLETED,DECLINED' },
  },
  SUPPLIER: {
    toAnswer: { productRequestStatus: 'REQUESTED' },
    rejected: { productRequestStatus: 'REJECTED' },
    overdue: { overdue: 'true', productRequestStatus: 'REQUESTED,REJECTED' },
    expiring: { productRequestStatus: 'COMPLETED', validity: 'EXPIRING' },
    expired: { productRequestStatus: 'COMPLETED', validity: 'EXPIRED' },
    lines: {},
  },
};

describe.each(['as differences', 'folded'])('with tallies %s', (state) => {
  beforeAll(async () => {
    if (state === 'folded') await foldTallies(server.database);
  });

  describe.each(['CUSTOMER', 'SUPPLIER'] as const)('every figure is the list behind it, as %s', (side) => {
    const word = side === 'CUSTOMER' ? 'customer' : 'supplier';

    it.each(Object.entries(links[side]))('%s', async (figure, query) => {
      const count = (await read('getDashboard', side))[word][figure as 'overdue'];
      expect(count).toBeGreaterThan(0);
      expect(await listed(side, query)).toEqual([count, count]);
    });

    it('by status', async () => {
      const counts = (await read('getRequestSummary', side))[word];
      expect(Object.keys(counts).toSorted()).toEqual(productRequestStatuses.toSorted());
      for (const status of productRequestStatuses) {
        const count = counts[status];
        expect(await listed(side, { productRequestStatus: status }), status).toEqual([count, count]);
      }
    });

    it('by age', async () => {
      const counts = (await read('getRequestAgeSummary', side))[word];
      expect(Object.keys(counts).toSorted()).toEqual(requestAges.toSorted());
      for (const age of requestAges) {
        const count = counts[age];
        expect(count, age).toBeGreaterThan(0);
        const open = openProductRequestStatuses.join();
        const query = { ...requestedDaysOf(age, today()), productRequestStatus: open };
        expect(await listed(side, query), age).toEqual([count, count]);
        // Counted one by one where another filter comes in.
        const [late] = await listed(side, { ...query, productRequestStatus: 'REQUESTED,REJECTED' });
        const [reviewed] = await listed(side, { ...query, productRequestStatus: 'PENDING_REVIEW' });
        expect(late + reviewed, age).toBe(count);
      }
    });
  });
});
