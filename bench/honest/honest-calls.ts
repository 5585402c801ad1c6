import type { CallName } from '@pcf/contract/operations/calls';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { type CallInput, requestFor } from '../api/ask-server.ts';
import type { MeasuredCall } from '../api/measured-calls.ts';
import type { HttpRequest } from '../http/http-request.ts';
import type { Prepared } from './parties.ts';
import type { plainReads } from './plain-reads.ts';

type Row = Readonly<Record<string, unknown>>;

export interface HonestCall {
  readonly group: 'list' | 'detail' | 'write';
  readonly ours: MeasuredCall;
  readonly plain: readonly HttpRequest[];
}

export interface HonestRead extends HonestCall {
  /** What both must say, of an answer of ours and of the rows of the plain one. */
  readonly same: (ours: unknown, rows: readonly Row[]) => readonly [unknown, unknown];
}

/** As many as at once as the goals speak of. */
export const lanes = 16;
const page = { limit: '10' };

export function honestReads(exchange: Prepared): HonestRead[] {
  const { supplierId, answered } = exchange;
  const [customer, supplier] = [exchange.asCustomer, exchange.asSupplier].map(({ organisation, user }) => ({
    organisation,
    user,
  }));
  const read = <Name extends CallName>(
    group: HonestCall['group'],
    what: string,
    [name, as, input]: readonly [Name, 'customer' | 'supplier', CallInput<Name>],
    [plainName, given]: readonly [keyof typeof plainReads, Readonly<Record<string, string>>],
    same: (ours: OperationOutput<Name>, rows: readonly Row[]) => readonly [unknown, unknown],
  ): HonestRead => ({
    group,
    ours: {
      name: what,
      kind: 'read',
      lanes,
      requests: [requestFor(name, { token: exchange[as], ...input })],
      representative: true,
    },
    plain: [
      {
        method: 'GET',
        path: `/${plainName}?${new URLSearchParams({ ...(as === 'customer' ? customer : supplier), ...given })}`,
        headers: {},
        expected: 200,
      },
    ],
    same: (ours, rows) => same(ours as OperationOutput<Name>, rows),
  });
  const ids = (rows: readonly Row[]) => rows.map(({ id }) => id);
  const purchased = (
    what: string,
    query: Readonly<Record<string, string>>,
    ...plain: readonly [keyof typeof plainReads, Readonly<Record<string, string>>]
  ) =>
    read(
      'list',
      `listPurchasedProducts, ${what}`,
      ['listPurchasedProducts', 'customer', { query: { ...page, ...query } }],
      plain,
      ({ data }, rows) => [
        data.map((line) => [line.lineId, line.name, line.supplier?.name]),
        rows.map((row) => [row.id, row.product_name, row.supplier_name]),
      ],
    );
  return [
    purchased('as it opens', {}, 'purchased', {}),
    purchased('by status', { productRequestStatus: 'COMPLETED' }, 'purchasedByStatus', { status: 'COMPLETED' }),
    purchased('of a supplier', { supplierIds: supplierId }, 'purchasedOfSupplier', { supplier: supplierId }),
    read(
      'list',
      'listReceivedProductRequests',
      ['listReceivedProductRequests', 'supplier', { query: page }],
      ['received', {}],
      ({ data }, rows) => [
        data.map((line) => [line.lineId, line.customer.name, line.lock?.holderName]),
        rows.map((row) => [row.id, row.customer_name, row.holder_name ?? undefined]),
      ],
    ),
    read(
      'list',
      'listSuppliers',
      ['listSuppliers', 'customer', { query: page }],
      ['suppliers', {}],
      ({ data }, rows) => [
        data.map((each) => [
          each.id,
          each.productCount,
          each.primaryDataShare,
          each.contacts.map(({ email }) => email),
        ]),
        rows.map((row) => [row.id, row.product_count, row.primary_data_share, emailsOf(row)]),
      ],
    ),
    read(
      'list',
      'listEmissionRequests',
      ['listEmissionRequests', 'customer', { query: page }],
      ['requests', {}],
      ({ data }, rows) => [
        data.map((each) => [each.requestReference, each.supplier.name, each.createdBy]),
        rows.map((row) => [row.reference, row.supplier_name, row.created_by]),
      ],
    ),
    read(
      'list',
      'listTemplates',
      ['listTemplates', 'supplier', { query: page }],
      ['templates', {}],
      ({ data }, rows) => [
        data.map((each) => [each.id, ...Object.values(each.holders)]),
        rows.map((row) => [row.id, row.lines, row.customers, row.outdated_lines, row.outdated_customers]),
      ],
    ),
    read(
      'list',
      'listNotifications',
      ['listNotifications', 'customer', { query: page }],
      ['notifications', {}],
      ({ data }, rows) => [data.map(({ id, read }) => [id, read]), rows.map(({ id, read }) => [id, read])],
    ),
    read(
      'detail',
      'getProduct',
      ['getProduct', 'customer', { params: { productId: answered.productId } }],
      ['product', { product: answered.productId }],
      ({ id, name, lines }, [row]) => [
        [id, name, lines.map(({ lineId, quantities }) => [lineId, quantities.length])],
        [row?.id, row?.name, within(row, 'lines').map((line) => [line.id, within(line, 'quantities').length])],
      ],
    ),
    read(
      'detail',
      'getEmissionDetails',
      ['getEmissionDetails', 'customer', { params: { ...answered } }],
      ['details', { reference: answered.requestReference, product: answered.productId }],
      ({ product, versions, submission }, [row]) => [
        [product.lineId, product.timeline.length, versions.length, submission?.data, submission?.submittedBy],
        [
          row?.id,
          within(row, 'timeline').length,
          within(row, 'versions').length,
          within(row, 'versions')[0]?.data,
          within(row, 'versions')[0]?.submitted_by,
        ],
      ],
    ),
    read(
      'detail',
      'getSupplier',
      ['getSupplier', 'customer', { params: { supplierId } }],
      ['supplier', { supplier: supplierId }],
      ({ id, openCount, contacts }, [row]) => [
        [id, openCount, contacts.map(({ email }) => email)],
        [row?.id, row?.open_count, emailsOf(row)],
      ],
    ),
    read('detail', 'getCurrentUser', ['getCurrentUser', 'customer', {}], ['currentUser', {}], ({ id }, rows) => [
      [id],
      ids(rows),
    ]),
    read(
      'detail',
      'getRequestSummary',
      ['getRequestSummary', 'customer', {}],
      ['requestSummary', {}],
      (summary, rows) => [
        Object.entries(summary.customer).filter(([, count]) => count > 0),
        Object.keys(summary.customer).flatMap((status) =>
          rows
            .filter((row) => row.side === 'CUSTOMER' && row.status === status && row.count !== 0)
            .map(({ count }) => [status, count]),
        ),
      ],
    ),
  ];
}

/** What is told as JSON within a row. */
const within = (row: Row | undefined, name: string) => (row?.[name] ?? []) as readonly Row[];
const emailsOf = (row: Row | undefined) => within(row, 'contacts').map(({ email }) => email);
