import type { ProductRequestStatus } from '@pcf/contract/vocabulary/product-request-status';
import { sql } from 'kysely';
import { all, type Condition, type Query } from '../../database/found-rows.ts';
import { indexOrder, type ProductOrder, sortFieldOf } from '../../database/product-order.ts';
import { besidesDays } from '../../database/tallied-days.ts';
import { asksForWaiting, waitingConditions } from '../../database/waiting-conditions.ts';
import { inArchive, ofStatuses, ofSuppliers, statusesOf } from './line-conditions.ts';
import {
  asksForAnswer,
  isAnswered,
  type LineFilter,
  lineConditions,
  updateConditions,
  valueConditions,
} from './line-filter.ts';

/** The lines that indexes offer in the order of a list: as near to what is asked for as an index comes. */
export interface Offer {
  /** An index has the order within one status only; none stands for all of them. */
  readonly statuses: readonly ProductRequestStatus[];
  readonly conditions: readonly Condition[];
  /** Whether every line offered matches. */
  readonly exact: boolean;
}

export function offerOf(filter: LineFilter, order: ProductOrder): Offer {
  const [statuses, suppliers] = [statusesOf(filter), ofSuppliers(filter)];
  if (isWaiting(filter, order))
    return { statuses: [], conditions: [inArchive(filter), ...waitingConditions(filter, statuses)], exact: true };
  const onlyArchived = filter.archived === true;
  const onlySupplier = !onlyArchived && statuses.length === 0 && hasSupplierOrder(filter, order);
  return {
    statuses: onlyArchived ? [] : statuses,
    conditions: [inArchive(filter), ...(onlySupplier ? suppliers : []), ...ofSortColumn(filter, order)],
    exact:
      lineConditions(filter).length === 0 &&
      (onlySupplier || suppliers.length === 0) &&
      (!onlyArchived || statuses.length === 0),
  };
}

/** One index has the days of open lines in the order of their creation, and nothing else that a filter could ask for. */
const isWaiting = (filter: LineFilter, order: ProductOrder) =>
  sortFieldOf(order) === 'CREATED_AT' &&
  !filter.archived &&
  asksForWaiting(filter, statusesOf(filter)) &&
  ofSuppliers(filter).length === 0 &&
  !filter.validity?.length &&
  lineConditions(besidesDays(filter)).length === 0;

/** What was answered is seldom among the newest of a supplier. */
const hasSupplierOrder = (filter: LineFilter, order: ProductOrder) =>
  filter.supplierIds?.length === 1 && sortFieldOf(order) === 'CREATED_AT' && !asksForAnswer(filter);

/** A range of what is sorted by is where its index begins and ends. Whatever has a value was answered. */
function ofSortColumn(filter: LineFilter, order: ProductOrder): Condition[] {
  const field = sortFieldOf(order);
  if (field === 'EMISSION_VALUE') return valueConditions(filter);
  // Said as it stands in the index of what waits for a review, so that a plan that is kept can use it.
  if (field === 'SUBMITTED_AT') return [sql<boolean>`status = 'PENDING_REVIEW'`];
  return [...(asksForAnswer(filter) ? [isAnswered] : []), ...(field === 'UPDATED_AT' ? updateConditions(filter) : [])];
}

/** The first lines of an offer; of several statuses the first of each, merged. */
export function firstOffered(
  { statuses, conditions }: Offer,
  order: ProductOrder,
  count: number,
  more: readonly Condition[] = [],
): Query {
  const first = (status: readonly ProductRequestStatus[]) =>
    sql`(select * from purchased_line where ${all([...conditions, ...ofStatuses(status), ...more])}
         order by ${indexOrder(order)} limit ${count})`;
  if (statuses.length <= 1) return first(statuses);
  const branches = statuses.map((status) => first([status]));
  return sql`select * from (${sql.join(branches, sql` union all `)}) branches order by ${indexOrder(order)} limit ${count}`;
}
