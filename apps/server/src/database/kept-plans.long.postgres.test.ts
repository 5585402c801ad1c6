import { lineSortFields } from '@pcf/contract/vocabulary/requests';
import { beforeAll, describe, expect, it } from 'vitest';
import { selectConnectedCustomer, selectHeldLine } from '../modules/answers/answered-line.queries.ts';
import { listReceivedProductRequests } from '../modules/answers/list-received-lines.ts';
import { getRequestAgeSummary, getRequestSummary } from '../modules/dashboard/dashboard.routes.ts';
import { getDashboard } from '../modules/dashboard/dashboard.ts';
import { getProduct } from '../modules/products/create-product.service.ts';
import { listLinkedProducts, listPurchasedProducts } from '../modules/products/purchased-lines.service.ts';
import { getRequestedProduct } from '../modules/requests/requested-product.service.ts';
import { getEmissionDetails } from '../modules/reviews/emission-details.ts';
import { reviewersOfFile, submittedOne } from '../modules/reviews/testing/reviewers.ts';
import { explainKept } from '../testing/explain-kept.ts';
import { sessionOf } from '../testing/plan-nodes.ts';
import type { Queries, ReadQueries } from './database.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Loops': number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

/** Pages of the database that a statement may look at, whether an organisation has fifty lines or a million. */
const mostPages = 500;

const reviewers = await reviewersOfFile({ soundLines: false });
const { server } = reviewers;
const one = await submittedOne(reviewers);
const customerId = await organisationOf(reviewers.buyer);
const supplierId = reviewers.mill.id;
const owner = server.database.executeSql('owner');

/**
 * Adds lines until the customer has so many, a tenth of them of one supplier. Nobody is told and nothing is counted, and the
 * indexes are made when the rows are there: a million would take half an hour otherwise.
 */
async function fill(lines: number, others: number): Promise<void> {
  const { rows: indexes } = await owner(
    `select i.indexname as name, i.indexdef as definition from pg_indexes i
       join pg_index x on x.indexrelid = format('%I.%I', i.schemaname, i.indexname)::regclass
      where i.schemaname = 'public' and i.tablename = 'product_line' and not x.indisunique`,
    [],
  );
  for (const { name } of indexes) await owner(`drop index ${name}`, []);
  await owner(
    `insert into product_line (customer_organisation_id, product_id, supplier_organisation_id, status, product_name, internal_reference,
       archived, request_id, request_reference, sent_at, requested_at, sent_name, submission_version, submitted_at, emission_value,
       in_force_version, created_at, updated_at)
     select $1::uuid, gen_random_uuid(), case when n % 10 = 0 then $2::uuid else md5('supplier ' || n % 300)::uuid end, status,
            'Steel bracket ' || n, 'K-' || n, n % 50 = 0, case when sent then md5('request ' || n % 2000)::uuid end,
            case when sent then 'REQ-' || n end, case when sent then now() end, case when sent then now() - n * interval '1 minute' end,
            case when sent then 'Steel bracket ' || n end, case when answered then 1 else 0 end, case when answered then now() end,
            case when answered then n % 997 end, case when status = 'COMPLETED' then 1 end, now() - n * interval '1 minute',
            now() - (n * 7919 % 1000003) * interval '1 minute'
       from (select n, s.status, s.status <> 'NOT_STARTED' as sent, s.status in ('PENDING_REVIEW', 'COMPLETED') as answered
               from generate_series(1, $3::integer - (select count(*) from product_line where customer_organisation_id = $1)) n
              cross join lateral (select (array['NOT_STARTED', 'NOT_STARTED', 'REQUESTED', 'PENDING_REVIEW', 'COMPLETED', 'DECLINED'])
                                           [1 + n / 10 % 6] as status) s) g`,
    [customerId, supplierId, lines],
  );
  await owner(
    `insert into product_line (customer_organisation_id, product_id, product_name, internal_reference)
     select md5('customer ' || n)::uuid, gen_random_uuid(), 'Bolt', 'B-' || line
       from generate_series(1, $1::integer) n cross join generate_series(1, 15) line`,
    [others],
  );
  for (const { definition } of indexes) await owner(String(definition), []);
  await owner('vacuum analyze product_line', []);
}

beforeAll(async () => {
  const { rows } = await owner(
    `select conname as name from pg_constraint where conrelid = 'product_line'::regclass and contype = 'f'`,
    [],
  );
  for (const { name } of rows) await owner(`alter table product_line drop constraint ${name}`, []);
  await owner('alter table product_line disable trigger user', []);
});

const line = { productId: one.id, requestReference: one.reference };
const page = { limit: 10, pageNumber: 1 };

const ofCustomer: Readonly<Record<string, (db: Queries) => ReadQueries>> = {
  ...Object.fromEntries(
    lineSortFields.flatMap((sortBy) =>
      (['ASC', 'DESC'] as const).map((sortDirection) => [
        `purchased, ${sortBy} ${sortDirection}`,
        (db: Queries) => listPurchasedProducts.queries(db, { query: { ...page, sortBy, sortDirection } }),
      ]),
    ),
  ),
  'purchased, a status': (db) =>
    listPurchasedProducts.queries(db, { query: { ...page, productRequestStatus: ['REQUESTED'] } }),
  'purchased, three statuses': (db) =>
    listPurchasedProducts.queries(db, {
      query: { ...page, productRequestStatus: ['REQUESTED', 'COMPLETED', 'PENDING_REVIEW'] },
    }),
  'purchased, a supplier': (db) => listPurchasedProducts.queries(db, { query: { ...page, supplierIds: [supplierId] } }),
  'purchased, a status, changed last': (db) =>
    listPurchasedProducts.queries(db, {
      query: { ...page, productRequestStatus: ['REQUESTED'], sortBy: 'UPDATED_AT' },
    }),
  'purchased, a status, by value': (db) =>
    listPurchasedProducts.queries(db, {
      query: { ...page, productRequestStatus: ['COMPLETED'], sortBy: 'EMISSION_VALUE' },
    }),
  // Archived lines are not tallied, so that their count is no page.
  'purchased, archived': (db) => {
    const { page: first } = listPurchasedProducts.queries(db, { query: { ...page, archived: true } });
    return first ? { page: first } : {};
  },
  linked: (db) => listLinkedProducts.queries(db, { params: { supplierId: supplierId }, query: page }),
  'a product': (db) => getProduct.queries(db, { params: { productId: line.productId } }),
  'a requested product': (db) => getRequestedProduct.queries(db, { params: line }),
  'the details of an answer': (db) => getEmissionDetails.queries(db, { params: line, query: {} }),
  dashboard: (db) => getDashboard.queries(db, {}),
  'lines by status': (db) => getRequestSummary.queries(db, {}),
  'lines by age': (db) => getRequestAgeSummary.queries(db, {}),
};

const ofSupplier: Readonly<Record<string, (db: Queries) => ReadQueries>> = {
  received: (db) => listReceivedProductRequests.queries(db, { query: page }),
  'received, changed last': (db) =>
    listReceivedProductRequests.queries(db, { query: { ...page, sortBy: 'UPDATED_AT' } }),
  'received, due first': (db) =>
    listReceivedProductRequests.queries(db, { query: { ...page, sortBy: 'DUE_DATE', sortDirection: 'ASC' } }),
  'received, a status': (db) =>
    listReceivedProductRequests.queries(db, { query: { ...page, productRequestStatus: ['REQUESTED'] } }),
  'received, a status, changed last': (db) =>
    listReceivedProductRequests.queries(db, {
      query: { ...page, productRequestStatus: ['REQUESTED'], sortBy: 'UPDATED_AT' },
    }),
  'received, a customer': (db) =>
    listReceivedProductRequests.queries(db, { query: { ...page, customerIds: [customerId] } }),
  'the line of an answer': (db) => ({
    held: selectHeldLine(db, line),
    connected: selectConnectedCustomer(db, line),
  }),
};

const tokens = { customer: reviewers.buyer, supplier: reviewers.mill.token };

async function organisationOf(token: string): Promise<string> {
  return String((await server.call('getOrganisation', { token })).body.id);
}

/** What each statement of a call looks at by the plan that its connection would keep. */
const look = (as: keyof typeof tokens, queries: (db: Queries) => ReadQueries) =>
  server.database.write(sessionOf(tokens[as]), async (tx) => {
    const looked: { readonly name: string; readonly pages: number; readonly whole: readonly string[] }[] = [];
    for (const [name, query] of Object.entries(queries(tx))) {
      const [plan] = await explainKept<{ Plan: PlanNode }>(tx, query.compile(), 'analyze, buffers, timing off');
      if (!plan) throw new Error('Nothing was planned.');
      looked.push({
        name,
        pages: plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'],
        whole: wholeTables(plan.Plan),
      });
    }
    return looked;
  });

const wholeTables = (node: PlanNode): string[] => [
  ...(node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0 ? [node['Relation Name'] ?? '?'] : []),
  ...(node.Plans ?? []).flatMap(wholeTables),
];

// A plan that is kept knows how many lines an organisation has in the mean, which others with few bring down.
describe.each([
  { lines: 50, others: 0 },
  { lines: 10_000, others: 0 },
  { lines: 1_000_000, others: 20_000 },
])('of an organisation with $lines lines among $others with fifteen', ({ lines, others }) => {
  beforeAll(() => fill(lines, others), 900_000);

  const calls = [
    ...Object.entries(ofCustomer).map(([name, queries]) => [name, 'customer', queries] as const),
    ...Object.entries(ofSupplier).map(([name, queries]) => [name, 'supplier', queries] as const),
  ];

  it.each(calls)('%s looks at few pages', async (_name, as, queries) => {
    for (const { name, pages, whole } of await look(as, queries)) {
      expect(pages, name).toBeLessThan(mostPages);
      // Fifty lines are a page or two. When there are more, new statistics make every connection plan anew.
      if (lines > 50) expect(whole, name).toEqual([]);
    }
  });
});
