import { type ProductRequestStatus, productRequestStatuses } from '@pcf/contract/vocabulary/product-request-status';
import { sql } from 'kysely';
import { all, type Condition } from '../../database/found-rows.ts';
import { statusesLeft } from '../../database/waiting-conditions.ts';
import { among, type LineFilter, lineConditions } from './line-filter.ts';

/** The statuses that are asked for; none where all of them are. */
export function statusesOf({ productRequestStatus = [], overdue }: LineFilter): readonly ProductRequestStatus[] {
  const asked = productRequestStatus.length < productRequestStatuses.length ? productRequestStatus : [];
  return statusesLeft(asked, { overdue });
}

export const inArchive = (filter: LineFilter): Condition =>
  filter.archived ? sql<boolean>`archived` : sql<boolean>`not archived`;

/** A single value is compared, so that the planner knows the order within it. */
export function ofStatuses(statuses: readonly ProductRequestStatus[]): Condition[] {
  const [status] = statuses;
  return statuses.length === 1 ? [sql<boolean>`status = ${status}`] : among('status', statuses, 'text[]');
}

export function ofSuppliers({ supplierIds = [] }: LineFilter): Condition[] {
  const [supplierId] = supplierIds;
  return supplierIds.length === 1
    ? [sql<boolean>`supplier_organisation_id = ${supplierId}::uuid`]
    : among('supplier_organisation_id', supplierIds, 'uuid[]');
}

/** All that a line must fulfil. */
export const matches = (filter: LineFilter): Condition =>
  all([inArchive(filter), ...ofStatuses(statusesOf(filter)), ...ofSuppliers(filter), ...lineConditions(filter)]);
