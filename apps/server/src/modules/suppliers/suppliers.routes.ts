import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { reads, writes } from '../../http/operation-handler.ts';
import { checkPage } from '../../http/paging.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { presentTargetFacts } from '../organisation/sbti-target.service.ts';
import {
  type CustomerRow,
  countCustomers,
  countSuppliers,
  type SupplierRow,
  selectCustomerPage,
  selectSupplier,
  selectSupplierPage,
} from './suppliers.queries.ts';

const presentCustomer = (row: CustomerRow): OperationOutput<'listCustomers'>['data'][number] => ({
  id: row.id,
  name: row.name,
  connectionStatus: row.connection_status,
  connectedAt: row.connected_at.toISOString(),
  away: row.away,
  productCount: row.product_count,
  openCount: row.open_count,
  completedCount: row.completed_count,
});

const presentSupplier = (row: SupplierRow): OperationOutput<'getSupplier'> => ({
  ...presentCustomer(row),
  contacts: row.contacts ?? [],
  primaryDataShare: row.primary_data_share,
  sbtiTarget: row.has_target === null ? null : presentTargetFacts({ ...row, has_target: row.has_target }),
});

export const listSuppliers = reads<
  'listSuppliers',
  { page: ReturnType<typeof selectSupplierPage>; count: ReturnType<typeof countSuppliers> }
>(
  (db, { query }) => ({
    page: selectSupplierPage(db, query, { ...query, ...checkPage(query) }),
    count: countSuppliers(db, query),
  }),
  ({ page, count: [total] }) => ({ data: page.map(presentSupplier), metadata: { count: total?.count ?? 0 } }),
);

const getSupplier = reads<'getSupplier', { found: ReturnType<typeof selectSupplier> }>(
  (db, { params }) => ({ found: selectSupplier(db, params.supplierId) }),
  ({ found: [found] }) => {
    if (!found) throw new ProblemError('NOT_FOUND');
    return presentSupplier(found);
  },
);

export const listCustomers = reads<
  'listCustomers',
  { page: ReturnType<typeof selectCustomerPage>; count: ReturnType<typeof countCustomers> }
>(
  (db, { query }) => ({
    page: selectCustomerPage(db, { ...query, ...checkPage(query) }),
    count: countCustomers(db),
  }),
  ({ page, count: [total] }) => ({ data: page.map(presentCustomer), metadata: { count: total?.count ?? 0 } }),
);

export const suppliersRoutes: OperationHandlers = {
  listSuppliers,
  getSupplier,
  removeSuppliers: writes(removeSuppliers),
  listCustomers,
};

/** All of them or none; a supplier that still has to answer something, or whose answer waits for a review, is kept. */
async function removeSuppliers(tx: Tx, { body }: CheckedInput<'removeSuppliers'>): Promise<undefined> {
  const removal = await removeConnections(tx, body);
  if (removal.outcome === 'REMOVED') return undefined;
  throw new ProblemError(
    removal.outcome,
    'open_lines' in removal && removal.open_lines > 0 ? { extra: { count: removal.open_lines } } : {},
  );
}

type Removal =
  | { outcome: 'REMOVED' | 'FORBIDDEN' | 'NOT_FOUND' }
  | { outcome: 'SUPPLIER_HAS_OPEN_REQUESTS'; open_lines: number };

async function removeConnections(tx: Tx, supplierIds: readonly string[]): Promise<Removal> {
  const { rows } = await sql<Removal>`select * from remove_suppliers(${supplierIds}::uuid[])`.execute(tx);
  if (!rows[0]) throw new Error('remove_suppliers answered without an outcome.');
  return rows[0];
}
