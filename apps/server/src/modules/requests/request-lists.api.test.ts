import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { asOwner } from '../../testing/answering.ts';
import { answerLine, createProduct } from '../../testing/exchange.ts';
import { buyersOfFile, cancelLine } from './testing/buyers.ts';

const buyers = await buyersOfFile();
/** From the oldest to the newest: what the lines of each have become. */
const made = [
  ['mill', ['COMPLETED', 'REQUESTED']],
  ['foundry', ['DECLINED']],
  ['mill', ['REQUESTED']],
  ['mill', ['PENDING_REVIEW', 'CANCELED']],
  ['foundry', ['COMPLETED']],
  ['foundry', ['CANCELED']],
  ['mill', ['REJECTED', 'PENDING_REVIEW']],
] as const;
const references: string[] = [];

beforeAll(async () => {
  const { server, buyer, otherBuyer, otherSupplier } = buyers;
  for (const [supplier, statuses] of made) {
    const products = await Promise.all(statuses.map(() => createProduct(server, buyer)));
    const { body } = await server.call('createEmissionRequest', {
      token: buyer,
      body: { supplierId: buyers[supplier], productIds: products.map(({ id }) => id) },
    });
    references.push(String(body.requestReference));
    for (const [index, { lineId }] of products.entries()) {
      const status = statuses[index] ?? 'REQUESTED';
      if (status === 'CANCELED') await cancelLine(server, lineId);
      else if (status !== 'REQUESTED') await answerLine(server, lineId, { status });
    }
  }
  const foreign = await createProduct(server, otherBuyer, { supplierId: otherSupplier });
  await server.call('requestProducts', { token: otherBuyer, body: { productIds: [foreign.id] } });
});

async function list(query: Record<string, string> = {}, token = buyers.buyer) {
  const { status, body } = await buyers.server.call('listEmissionRequests', { token, query });
  expect(status, JSON.stringify(body)).toBe(200);
  const { data, metadata } = body as unknown as {
    data: { requestReference: string; supplier: { name: string }; productRequestAggregatedStatus: string }[];
    metadata: { count: number };
  };
  return { data, metadata, numbers: data.map(({ requestReference }) => references.indexOf(requestReference)) };
}

describe('listEmissionRequests', () => {
  it('has the newest first, with suppliers, counts and what they come down to', async () => {
    const { data, metadata, numbers } = await list();
    expect(numbers).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect(metadata).toEqual({ count: 7 });
    expect(data.map((each) => each.productRequestAggregatedStatus)).toEqual([
      'REJECTED',
      'NOT_STARTED',
      'COMPLETED',
      'REQUESTED',
      'REQUESTED',
      'REJECTED',
      'REQUESTED',
    ]);
    expect(data[6]).toMatchObject({
      supplier: { id: buyers.mill, name: 'Mill' },
      createdBy: 'Mara Voss',
      lines: { total: 2, requested: 1, pendingReview: 0, rejected: 0, declined: 0, canceled: 0, completed: 1 },
    });
  });

  it('turns round and pages', async () => {
    expect((await list({ sortDirection: 'ASC', limit: '3' })).numbers).toEqual([0, 1, 2]);
    const page = await list({ sortDirection: 'ASC', limit: '3', pageNumber: '2' });
    expect([page.numbers, page.metadata]).toEqual([[6], { count: 7 }]);
    expect((await list({ limit: '3', pageNumber: '1' })).numbers).toEqual([3, 2, 1]);
  });

  it.each([
    ['REQUESTED', [2, 0]],
    ['COMPLETED', [4, 0]],
    ['PENDING_REVIEW', [6, 3]],
    ['REJECTED', [6]],
    ['DECLINED', [1]],
    ['CANCELED', [5, 3]],
    ['NOT_STARTED', []],
    ['REQUESTED,COMPLETED', [4, 2, 0]],
    ['PENDING_REVIEW,CANCELED,REJECTED,NOT_STARTED', [6, 5, 3]],
  ])('finds those with a line in %s', async (productRequestStatus, expected) => {
    const { numbers, metadata } = await list({ productRequestStatus });
    expect([numbers, metadata]).toEqual([expected, { count: expected.length }]);
  });

  it.each([
    ['REJECTED', [6, 1]],
    ['REQUESTED', [3, 2, 0]],
    ['COMPLETED,NOT_STARTED', [5, 4]],
  ])('finds those that come down to %s', async (productRequestAggregatedStatus, expected) => {
    const { numbers, metadata } = await list({ productRequestAggregatedStatus });
    expect([numbers, metadata]).toEqual([expected, { count: expected.length }]);
  });

  it('finds those of a supplier, and all filters together, a page at a time', async () => {
    expect((await list({ supplierId: buyers.foundry })).numbers).toEqual([5, 4, 1]);
    const query = {
      supplierId: buyers.mill,
      productRequestStatus: 'REQUESTED,PENDING_REVIEW',
      productRequestAggregatedStatus: 'REQUESTED,COMPLETED',
    };
    expect((await list(query)).numbers).toEqual([3, 2, 0]);
    const second = await list({ ...query, limit: '2', pageNumber: '1', sortDirection: 'ASC' });
    expect([second.numbers, second.metadata]).toEqual([[3], { count: 3 }]);
  });

  it('shows nobody else’s', async () => {
    const { data, metadata } = await list({}, buyers.otherBuyer);
    expect([data.length, metadata, data[0]?.supplier.name]).toEqual([1, { count: 1 }, 'mara@quarry.example']);
    expect(references).not.toContain(data[0]?.requestReference);
    const ofTheirSupplier = await list({ supplierId: buyers.otherSupplier });
    expect([ofTheirSupplier.data, ofTheirSupplier.metadata]).toEqual([[], { count: 0 }]);
  });

  it('counts to 10,000 and then says that there are more', async () => {
    const { server, otherBuyer, otherSupplier } = buyers;
    await asOwner(
      server,
      sql`insert into emission_request (customer_organisation_id, supplier_organisation_id, created_by, reference)
          select customer_organisation_id, supplier_organisation_id, created_by, 'REQ-2000-' || 100000 + n
            from emission_request cross join generate_series(1, 10000) n where supplier_organisation_id = ${otherSupplier}`,
    );
    const { status, body } = await server.call('listEmissionRequests', { token: otherBuyer, query: { limit: '1' } });
    expect([status, body.metadata]).toEqual([200, { count: 10_000, more: true }]);
    expect((await list({ productRequestStatus: 'REQUESTED' }, otherBuyer)).metadata).toEqual({ count: 1 });
  });

  it('needs a session, and refuses what is no filter or too deep', async () => {
    const { server, buyer } = buyers;
    expectProblem(await server.call('listEmissionRequests'), 'UNAUTHENTICATED');
    for (const query of [
      { productRequestStatus: 'LOST' },
      { productRequestAggregatedStatus: 'DECLINED' },
      { supplierId: '1' },
      { sortDirection: 'UP' },
      { limit: '501' },
    ]) {
      expectProblem(await server.call('listEmissionRequests', { token: buyer, query }), 'VALIDATION_FAILED');
    }
    const deep = { pageNumber: '100', limit: '100' };
    expectProblem(await server.call('listEmissionRequests', { token: buyer, query: deep }), 'PAGE_TOO_DEEP');
  });
});
