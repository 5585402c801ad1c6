import { deepestRow, mostFound } from '@pcf/contract/paging';
import { type SortDirection, sortDirections } from '@pcf/contract/vocabulary/lists';
import {
  type LineSortField,
  lineSortFields,
  openProductRequestStatuses,
  productRequestStatuses,
} from '@pcf/contract/vocabulary/requests';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { listOrder } from '../../database/list-query.ts';
import { plannersOfFile, sessionOf } from '../../testing/plan-nodes.ts';
import { asksForText, type LineFilter, matches } from './line-filter.ts';
import { countLines, selectLines } from './purchased-lines.service.ts';

const notSent = 10_020;
const requested = 300;
const archived = 300;

const { server, customer, supplier, token, nodesOf } = await plannersOfFile('customer');
beforeAll(async () => {
  await server.database.asOwner(async (tx) => {
    await tx.deleteFrom('product').execute();
    await sql`
      with request as (
        insert into emission_request (customer_organisation_id, supplier_organisation_id, created_by)
        values (${customer.organisationId}, ${supplier.organisationId}, ${customer.userId}) returning id, reference
      ), made as (
        insert into product (organisation_id, name, internal_reference, created_by, archived_at)
        select ${customer.organisationId}, case when n % 4 = 0 then 'Long list of quarters' else 'Long list' end, 'LONG-' || n, ${customer.userId}, case when n > ${notSent + requested} then now() end
          from generate_series(1, ${notSent + requested + archived}::integer) n
        returning id, name, internal_reference, substr(internal_reference, 6)::integer as n
      )
      insert into product_line (customer_organisation_id, product_id, supplier_organisation_id, product_name, internal_reference, archived, status,
                                request_id, request_reference, sent_at, sent_name, submission_version, emission_value,
                                in_force_version, in_force_valid_until, quality_score)
      select ${customer.organisationId}, m.id, ${supplier.organisationId}, m.name, m.internal_reference,
             m.n > ${notSent + requested},
             case when sent then 'REQUESTED' else 'NOT_STARTED' end, case when sent then r.id end, case when sent then r.reference end,
             case when sent then now() end, case when sent then 'Long list' end, case when sent then 1 else 0 end, case when sent then n end,
             case when sent then 1 end, case when sent then current_date + n end, case when sent then n % 101 end
        from made m cross join request r cross join lateral (select n <= ${requested} as sent) s`.execute(tx);
    // What was just written waits beside the index, which until then looks as if reading it cost more than it does.
    await sql`select gin_clean_pending_list('product_line_search_index')`.execute(tx);
  });
  // As it is soon after, everywhere.
  await server.database.executeSql('owner')('vacuum analyze product_line', []);
});

describe('the count of a long list', () => {
  const purchased = async (query: Record<string, string>) =>
    (await server.call('listPurchasedProducts', { token, query: { ...query, limit: '1' } })).body.metadata;
  const linked = async (query: Record<string, string>) =>
    (
      await server.call('listLinkedProducts', {
        token,
        params: { supplierId: supplier.organisationId },
        query: { ...query, limit: '1' },
      })
    ).body.metadata;

  it('is exact where tallies are kept', async () => {
    expect(await purchased({})).toEqual({ count: notSent + requested });
    expect(await purchased({ productRequestStatus: 'NOT_STARTED' })).toEqual({ count: notSent });
    expect(await purchased({ productRequestStatus: productRequestStatuses.join() })).toEqual({
      count: notSent + requested,
    });
    expect(await linked({})).toEqual({ count: notSent + requested });
    expect(await linked({ productRequestStatus: 'REQUESTED,NOT_STARTED' })).toEqual({ count: notSent + requested });
  });

  it('ends at two thousand in a search, and says so; what is beyond is paged through all the same', async () => {
    expect(await purchased({ textSearch: 'long' })).toEqual({ count: 2_000, more: true });
    expect(await linked({ productInternalReference: 'long-' })).toEqual({ count: 2_000, more: true });
    expect(await purchased({ emissionValueFrom: '1' })).toEqual({ count: requested });
    expect(await purchased({ lastUpdatedFrom: '2020-01-01' })).toEqual({ count: 10_000, more: true });
    const deepest = await server.call('listPurchasedProducts', {
      token,
      query: { textSearch: 'long', pageNumber: '19', limit: '500' },
    });
    expect(deepest.body.data).toHaveLength(500);
    expect(deepest.body.metadata).toEqual({ count: 10_000, more: true });
  });

  it('is exact on a page beyond two thousand, where the search ends before the next', async () => {
    const quarters = (notSent + requested) / 4;
    for (const [pageNumber, rows] of [
      ['4', 500],
      ['5', quarters - 2_500],
    ] as const) {
      const query = { productName: 'quarters', pageNumber, limit: '500' };
      const { body } = await server.call('listPurchasedProducts', { token, query });
      expect(body.data).toHaveLength(rows);
      expect(body.metadata).toEqual({ count: quarters });
    }
  });
});

const word = {
  CREATED_AT: 'created',
  UPDATED_AT: 'updated',
  EMISSION_VALUE: 'value',
  INTERNAL_REFERENCE: 'reference',
  DUE_DATE: 'due',
};

const page = { limit: 10, offset: 0 };
const orders = lineSortFields.flatMap((sortBy) =>
  sortDirections.map((sortDirection): [LineSortField, SortDirection] => [sortBy, sortDirection]),
);
const filters: LineFilter[] = [
  { productName: 'long', supplierIds: [supplier.organisationId], productRequestStatus: ['REQUESTED', 'REJECTED'] },
  { textSearch: 'list', emissionDataVerified: ['false'] },
  { productRequestStatus: ['REQUESTED'] },
  { productRequestStatus: ['REQUESTED', 'COMPLETED'], supplierIds: [supplier.organisationId] },
  { productRequestStatus: ['COMPLETED'] },
  { productName: 'long', productRequestStatus: ['REQUESTED'] },
  // Three of ten thousand, of which the first thousands of an order have some or none.
  { textSearch: 'long', emissionValueTo: 3 },
  { textSearch: 'long', emissionValueTo: 3, supplierIds: [supplier.organisationId] },
  { productInternalReference: 'long-30', productRequestStatus: ['REQUESTED'] },
  { emissionValueFrom: 298, productRequestStatus: ['REQUESTED'] },
  { textSearch: 'xyzzy', productRequestStatus: ['REQUESTED'] },
  { archived: true, productName: 'long' },
  { lastUpdatedFrom: '2031-01-01', productRequestStatus: ['REQUESTED'] },
];

describe('a page of a long list', () => {
  it.each(filters)('of %j has what reading everything finds, in every order', async (filter) => {
    await server.database.write(sessionOf(token), async (tx) => {
      for (const [sortBy, sortDirection] of orders)
        for (const [limit, offset] of [
          [1, 0],
          [2, 1],
          [10, 0],
          [10, 290],
        ] as const) {
          const order = { sortBy, sortDirection };
          const listed = await selectLines(tx, { filter, order, page: { limit, offset } }).execute();
          const { rows } = await sql<{ id: string }>`
            select id from purchased_line where ${matches(filter)} order by ${listOrder(order)} limit ${limit} offset ${offset}`.execute(
            tx,
          );
          expect(listed.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
        }
    });
  });
});

it.each(filters)('the count of %j is that of reading everything, as far as is counted', async (filter) => {
  await server.database.write(sessionOf(token), async (tx) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from purchased_line where ${matches(filter)}`.execute(tx);
    const [count, most] = [rows[0]?.count ?? 0, asksForText(filter) ? mostFound : deepestRow];
    const counted = await countLines(tx, filter).executeTakeFirstOrThrow();
    expect(counted).toEqual({ count: Math.min(count, most), more: count > most });
  });
});

describe('the planner', () => {
  it.each(orders)('reads %s %s from an index', async (sortBy, sortDirection) => {
    const indexes = (filter: LineFilter) =>
      nodesOf((db) => selectLines(db, { filter, order: { sortBy, sortDirection }, page }));
    const order = `product_line_${word[sortBy]}_index`;
    expect(await indexes({})).toContain(order);
    expect(await indexes({ archived: true })).toContain(order);
    // Only the order in which lists open has an index within a status; in the others, lines of the status are picked out.
    const ofStatus = expect.stringMatching(sortBy === 'CREATED_AT' ? /^product_line_(status|created)_index$/ : order);
    expect(await indexes({ productRequestStatus: ['REQUESTED'] })).toContainEqual(ofStatus);
    const statuses = await indexes({ productRequestStatus: ['REJECTED', 'REQUESTED'] });
    expect(statuses).toContainEqual(ofStatus);
    if (sortBy === 'CREATED_AT') expect(statuses).toContain('Merge Append');
  });

  it('reads what waits for a review in the order of its submission from the index of reviews', async () => {
    const nodes = await nodesOf((db) =>
      selectLines(db, {
        filter: { productRequestStatus: ['PENDING_REVIEW'] },
        order: { sortBy: 'SUBMITTED_AT', sortDirection: 'ASC' },
        page,
      }),
    );
    expect(nodes).toContain('product_line_review_index');
    expect(nodes).not.toContain('Seq Scan');
  });

  it.each<[string, LineFilter]>([
    ['product_line_search_index', { textSearch: 'xyzzy' }],
    ['product_line_search_index', { productName: 'xyzzy' }],
    ['product_line_search_index', { productName: 'xyzzy', productRequestStatus: ['REJECTED'] }],
    ['product_line_value_index', { emissionValueFrom: 100, emissionValueTo: 101 }],
    ['product_line_answered_index', { emissionValueGranularity: ['PRODUCT', 'LIFECYCLE'] }],
    ['product_line_answered_index', { emissionValueConfidence: ['VERY'] }],
    ['product_line_answered_index', { emissionDataVerified: ['true'] }],
    ['product_line_answered_index', { shareOfPrimaryDataInEmissionFactorFrom: 99 }],
    ['product_line_answered_index', { validity: ['EXPIRED'] }],
    ['product_line_answered_index', { validity: ['EXPIRING', 'EXPIRED'] }],
    ['line_day_tally_index', { overdue: true }],
    ['line_day_tally_index', { requestedTo: '2001-01-01', productRequestStatus: [...openProductRequestStatuses] }],
    ['line_day_tally_index', { validity: ['EXPIRED'], productRequestStatus: ['COMPLETED'] }],
    ['product_line_answered_index', { dataQuality: ['HIGH'] }],
    ['product_line_answered_index', { dataQuality: ['LOW', 'HIGH'] }],
  ])('counts with %s and never reads the whole table', async (index, filter) => {
    const nodes = await nodesOf((db) => countLines(db, filter));
    expect(nodes).toContain(index);
    expect(nodes).not.toContain('Seq Scan');
  });

  it.each<LineFilter>([
    { lastUpdatedFrom: '2031-01-01' },
    { overdue: true, productRequestStatus: ['REJECTED'] },
    { requestedTo: '2001-01-01', productRequestStatus: ['REJECTED', 'PENDING_REVIEW'] },
  ])('counts %j neither from the whole table nor from the index of searches', async (filter) => {
    const nodes = await nodesOf((db) => countLines(db, filter));
    expect(nodes).not.toContain('product_line_search_index');
    expect(nodes).not.toContain('Seq Scan');
  });
});
