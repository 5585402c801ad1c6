import { type SortDirection, sortDirections } from '@pcf/contract/vocabulary/lists';
import type { ReceivedRequestSortField } from '@pcf/contract/vocabulary/requests';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { plannersOfFile } from '../../testing/plan-nodes.ts';
import { countReceived } from './list-received-lines.ts';
import { type ReceivedFilter, selectReceived } from './received-lines.service.ts';
import { countReceivedRequests, selectReceivedRequests } from './received-requests.ts';

const sent = 10_300;

const { server, customer, supplier, token, nodesOf } = await plannersOfFile('supplier');
beforeAll(async () => {
  await server.database.asOwner(async (tx) => {
    await tx.deleteFrom('product').execute();
    await sql`
      with requests as (
        insert into emission_request (customer_organisation_id, supplier_organisation_id, created_by, requested_lines, declined_lines)
        select ${customer.organisationId}, ${supplier.organisationId}, ${customer.userId}, 10, case when n % 100 = 0 then 1 else 0 end
          from generate_series(1, ${sent / 10}::integer) n returning id, reference
      ), numbered as (
        select id, reference, row_number() over () as r from requests
      ), made as (
        insert into product (organisation_id, name, internal_reference, created_by)
        select ${customer.organisationId}, 'Long list', 'LONG-' || n, ${customer.userId} from generate_series(1, ${sent}::integer) n
        returning id, internal_reference, substr(internal_reference, 6)::integer as n
      )
      insert into product_line (customer_organisation_id, product_id, supplier_organisation_id, product_name, internal_reference, status,
                                request_id, request_reference, sent_at, requested_at, updated_at, sent_name, sent_reference,
                                submission_version, in_force_version, in_force_valid_until, quality_score)
      select ${customer.organisationId}, m.id, ${supplier.organisationId}, 'Long list', m.internal_reference,
             case when m.n % 300 = 0 then 'DECLINED' else 'REQUESTED' end, q.id, q.reference, now(), now() - make_interval(mins => m.n),
             now() - make_interval(mins => m.n), 'Long list', m.internal_reference,
             case when m.n % 100 = 0 then 1 else 0 end, case when m.n % 100 = 0 then 1 end, case when m.n % 100 = 0 then current_date + m.n end,
             case when m.n % 100 = 0 then m.n / 100 % 101 end
        from made m join numbered q on q.r = 1 + (m.n - 1) / 10`.execute(tx);
    await sql`select gin_clean_pending_list('product_line_received_search_index')`.execute(tx);
  });
  await server.database.executeSql('owner')('vacuum analyze product_line', []);
  await server.database.executeSql('owner')('vacuum analyze emission_request', []);
});

const page = { limit: 10, offset: 0 };

it.each<[ReceivedRequestSortField, SortDirection, string]>(
  sortDirections.flatMap((direction): [ReceivedRequestSortField, SortDirection, string][] => [
    ['CREATED_AT', direction, 'product_line_received_index'],
    ['UPDATED_AT', direction, 'product_line_received_updated_index'],
    ['DUE_DATE', direction, 'product_line_received_due_index'],
  ]),
)('%s %s is read from an index', async (sortBy, sortDirection, index) => {
  const indexes = (filter: ReceivedFilter) =>
    nodesOf((db) => selectReceived(db, { filter, order: { sortBy, sortDirection }, page }));
  const everything = await indexes({});
  expect(everything).toContain(index);
  // Only the lines of the page are looked up, however many were received.
  expect(everything).toContain('product_line_pkey');
  expect(everything).not.toContain('Seq Scan');
  // Only the order in which the list opens has an index within a status and with a customer.
  const within = (other: string) => (sortBy === 'CREATED_AT' ? other : index);
  const ofStatus = within('product_line_received_status_index');
  // What was declined has no date to keep.
  const ofDeclined = sortBy === 'DUE_DATE' ? 'product_line_received_status_index' : ofStatus;
  expect(await indexes({ productRequestStatus: ['DECLINED'] })).toContain(ofDeclined);
  expect(await indexes({ productRequestStatus: ['REQUESTED'] })).toContain(ofStatus);
  const ofCustomer = await indexes({ customerIds: [customer.organisationId] });
  expect(ofCustomer).toContain(within('product_line_received_customer_index'));
  if (sortBy === 'CREATED_AT')
    expect(await indexes({ productRequestStatus: ['DECLINED', 'REQUESTED'] })).toContain('Merge Append');
});

it('a search, days of asking, what is late, validity, quality and a status of a request have indexes of their own', async () => {
  // Everything here is one supplier's, so that many an index has it all.
  const ofLines = /^product_line_(?!search|received_search)\w+_index$/;
  for (const [index, nodes] of [
    ['product_line_received_search_index', await nodesOf((db) => countReceived(db, { textSearch: 'xyzzy' }))],
    [ofLines, await nodesOf((db) => countReceived(db, { validity: ['EXPIRING', 'EXPIRED'] }))],
    [ofLines, await nodesOf((db) => countReceived(db, { overdue: true, productRequestStatus: ['REJECTED'] }))],
    [ofLines, await nodesOf((db) => countReceived(db, { requestedTo: '2001-01-01' }))],
    ['line_day_tally_index', await nodesOf((db) => countReceived(db, { overdue: true }))],
    [ofLines, await nodesOf((db) => countReceived(db, { dataQuality: ['LOW', 'HIGH'] }))],
    [
      'emission_request_received_declined_index',
      await nodesOf((db) => countReceivedRequests(db, { productRequestStatus: ['DECLINED'] })),
    ],
    [
      'emission_request_received_index',
      await nodesOf((db) => selectReceivedRequests(db, {}, { ...page, order: 'desc' })),
    ],
  ] as const) {
    expect(nodes).toContainEqual(expect.stringMatching(index));
    expect(nodes).not.toContain('Seq Scan');
  }
});

it('is counted exactly where tallies are kept, to two thousand in a search, and to ten thousand otherwise', async () => {
  const count = async (query: Record<string, string>) =>
    (await server.call('listReceivedProductRequests', { token, query: { ...query, limit: '1' } })).body.metadata;
  expect(await count({})).toEqual({ count: sent });
  expect(await count({ customerIds: customer.organisationId })).toEqual({ count: sent });
  expect(await count({ productRequestStatus: 'DECLINED' })).toEqual({ count: Math.floor(sent / 300) });
  expect(await count({ textSearch: 'long' })).toEqual({ count: 2_000, more: true });
  expect(await count({ lastUpdatedFrom: '2020-01-01' })).toEqual({ count: 10_000, more: true });
});

it('what is late is read from the index of the statuses, in the order in which the list opens, where much is', async () => {
  await server.database.asOwner((tx) => sql`update product_line set due_date = current_date - 1`.execute(tx));
  // As it is soon after, everywhere.
  await server.database.executeSql('owner')('vacuum analyze product_line', []);
  const nodes = await nodesOf((db) => selectReceived(db, { filter: { overdue: true }, order: {}, page }));
  expect(nodes).toContain('product_line_received_status_index');
  expect(nodes).not.toContain('Seq Scan');
});
