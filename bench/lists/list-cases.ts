import { createHash } from 'node:crypto';
import type { ConnectionSortField } from '@pcf/contract/vocabulary/invitations';
import { sortDirections } from '@pcf/contract/vocabulary/lists';
import { lineSortFields } from '@pcf/contract/vocabulary/requests';
import type { Queries, ReadQueries } from '../../apps/server/src/database/database.ts';
import type { LineFilter } from '../../apps/server/src/modules/products/line-filter.ts';
import { countLines, selectLines } from '../../apps/server/src/modules/products/purchased-lines.service.ts';
import {
  countCustomers,
  countSuppliers,
  type SupplierFilter,
  selectCustomerPage,
  selectSupplierPage,
} from '../../apps/server/src/modules/suppliers/suppliers.queries.ts';

type Query = ReadQueries[string];

/** A list as a filter narrows it: its first page in every order, and its count. */
export interface ListCase {
  readonly list: string;
  readonly filter: string;
  pages(db: Queries): { readonly order: string; readonly query: Query }[];
  count(db: Queries): Query;
}

const page = { limit: 10, offset: 0 };
const largeSupplier = supplierId(1);
/** Suppliers that each of the organisations has. */
const manySuppliers = Array.from({ length: 20 }, (_, index) => supplierId(1 + 100 * index));

const lineFilters: Record<string, LineFilter> = {
  none: {},
  'one status': { productRequestStatus: ['REQUESTED'] },
  'a rare status': { productRequestStatus: ['REJECTED'] },
  'not sent': { productRequestStatus: ['NOT_STARTED'] },
  'three statuses': { productRequestStatus: ['REQUESTED', 'PENDING_REVIEW', 'REJECTED'] },
  'changed lately': { lastUpdatedFrom: '2025-12-20' },
  'changed in three days': { lastUpdatedFrom: '2024-05-01', lastUpdatedTo: '2024-05-03' },
  'never changed then': { lastUpdatedFrom: '2029-01-01' },
  'a common word of the name': { productName: 'steel' },
  'two words of the name': { productName: 'zinc lid' },
  'a rare name': { productName: 'velvet motor hollow 97' },
  'a name that is nowhere': { productName: 'plutonium' },
  'two letters': { productName: 've' },
  'a part of the reference': { productInternalReference: '0012' },
  'one reference': { productInternalReference: 'P-0007919' },
  verified: { emissionDataVerified: ['true'] },
  'not verified': { emissionDataVerified: ['false'] },
  'a small range of values': { emissionValueFrom: 100, emissionValueTo: 101 },
  'a wide range of values': { emissionValueFrom: 1 },
  'no such value': { emissionValueFrom: 5000 },
  'a rare confidence': { emissionValueConfidence: ['NONE'] },
  'two confidences': { emissionValueConfidence: ['SOMEWHAT', 'VERY'] },
  'a rare granularity': { emissionValueGranularity: ['UNAVAILABLE'] },
  'two granularities': { emissionValueGranularity: ['PRODUCT', 'LIFECYCLE'] },
  'a high share of primary data': { shareOfPrimaryDataInEmissionFactorFrom: 90 },
  'a status and a word': { productRequestStatus: ['REJECTED'], productName: 'steel' },
  'two statuses and a word': { productRequestStatus: ['REQUESTED', 'COMPLETED'], productName: 'steel' },
  'a status and a granularity': { productRequestStatus: ['COMPLETED'], emissionValueGranularity: ['UNAVAILABLE'] },
  'verified and a word': { emissionDataVerified: ['true'], productName: 'steel' },
  'a status, changed lately': { productRequestStatus: ['REQUESTED'], lastUpdatedFrom: '2025-10-01' },
};

const purchasedFilters: Record<string, LineFilter> = {
  ...lineFilters,
  'the reference of a request': { textSearch: 'req-2026-000123' },
  'what half of them contain': { textSearch: 'p-0' },
  'what is nowhere': { textSearch: 'plutonium' },
  'a large supplier': { supplierIds: [largeSupplier] },
  'a small supplier': { supplierIds: [supplierId(1901)] },
  'twenty suppliers': { supplierIds: manySuppliers },
  'a supplier and a status': { supplierIds: [largeSupplier], productRequestStatus: ['REJECTED'] },
  archived: { archived: true },
  'archived, a word': { archived: true, productName: 'steel' },
  'archived, a status': { archived: true, productRequestStatus: ['REQUESTED'] },
};

const supplierFilters: Record<string, SupplierFilter> = {
  none: {},
  'a status of the connection': { connectionStatus: ['PENDING'] },
  'the domain of an address': { filterSupplierEmailDomain: 'alu-supplies-700.example' },
  'a text': { textSearch: 'forge' },
};

export const listCases: readonly ListCase[] = [
  ...Object.entries(purchasedFilters).map(([name, filter]) => caseOfLines('purchased', name, filter)),
  ...Object.entries(lineFilters).map(([name, filter]) =>
    caseOfLines('linked', name, { ...filter, supplierIds: [largeSupplier] }),
  ),
  ...Object.entries(supplierFilters).map(
    ([filter, given]): ListCase => ({
      list: 'suppliers',
      filter,
      pages: (db) => inPartnerOrders((order) => selectSupplierPage(db, given, { ...page, ...order })),
      count: (db) => countSuppliers(db, given),
    }),
  ),
  {
    list: 'purchased',
    filter: 'in the order of the reviews',
    pages: (db) =>
      sortDirections.map((sortDirection) => ({
        order: `SUBMITTED_AT ${sortDirection}`,
        query: selectLines(db, { filter: toReview, order: { sortBy: 'SUBMITTED_AT', sortDirection }, page }),
      })),
    count: (db) => countLines(db, toReview),
  },
  {
    list: 'customers',
    filter: 'none',
    pages: (db) => inPartnerOrders((order) => selectCustomerPage(db, { ...page, ...order })),
    count: countCustomers,
  },
];

const toReview: LineFilter = { productRequestStatus: ['PENDING_REVIEW'] };

function caseOfLines(list: string, name: string, filter: LineFilter): ListCase {
  return {
    list,
    filter: name,
    pages: (db) =>
      lineSortFields.flatMap((sortBy) =>
        sortDirections.map((sortDirection) => ({
          order: `${sortBy} ${sortDirection}`,
          query: selectLines(db, { filter, order: { sortBy, sortDirection }, page }),
        })),
      ),
    count: (db) => countLines(db, filter),
  };
}

function inPartnerOrders(query: (order: { sortBy: ConnectionSortField; sortDirection: 'ASC' | 'DESC' }) => Query) {
  return (['DEFAULT', 'PRODUCTS_CONNECTED'] as const).flatMap((sortBy) =>
    sortDirections.map((sortDirection) => ({
      order: `${sortBy} ${sortDirection}`,
      query: query({ sortBy, sortDirection }),
    })),
  );
}

/** As the generated data has it. */
function supplierId(number: number): string {
  const hash = createHash('md5').update(`supplier ${number}`).digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20)].join('-');
}
