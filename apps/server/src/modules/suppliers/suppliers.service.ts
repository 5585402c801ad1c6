import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { checkPage } from '../../http/check-page.ts';
import { reads } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { presentTargetFacts } from '../organisation/target-facts.service.ts';
import {
  type CustomerRow,
  countCustomers,
  countSuppliers,
  type SupplierRow,
  selectCustomerPage,
  selectSupplier,
  selectSupplierPage,
} from './partners.queries.ts';

const presentCustomer = (row: CustomerRow): OperationOutput<'listCustomers'>['data'][number] => ({
  id: row.id,
  name: row.name,
  connectionStatus: row.connection_status,
  connectedAt: row.connected_at.toISOString(),
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

export const getSupplier = reads<'getSupplier', { found: ReturnType<typeof selectSupplier> }>(
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
