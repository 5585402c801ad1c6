import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { type ProductRequestStatus, productRequestStatuses } from '@pcf/contract/vocabulary/product-request-status';
import { sql } from 'kysely';
import { all, type Condition } from '../../database/found-rows.ts';
import { qualityConditions } from '../../database/quality-condition.ts';
import { searchPattern } from '../../database/search-pattern.ts';
import { validityConditions } from '../../database/validity-condition.ts';
import { overdueConditions, requestedConditions, statusesLeft } from '../../database/waiting-conditions.ts';
import { wholeDay } from '../../database/whole-day.ts';

export type ReceivedFilter = Omit<
  CheckedInput<'listReceivedProductRequests'>['query'],
  'pageNumber' | 'limit' | 'sortBy' | 'sortDirection'
>;

/** The statuses that are asked for; none where all of them are. */
export function statusesOf({ productRequestStatus = [], overdue }: ReceivedFilter): readonly ProductRequestStatus[] {
  const asked = productRequestStatus.length < productRequestStatuses.length ? productRequestStatus : [];
  return statusesLeft(asked, { overdue });
}

/** A single value is compared, so that the planner knows the order within it. */
export function ofStatuses(statuses: readonly ProductRequestStatus[]): Condition[] {
  if (statuses.length === 0) return [];
  return statuses.length === 1
    ? [sql<boolean>`status = ${statuses[0]}`]
    : [sql<boolean>`status = any(${statuses}::text[])`];
}

export const updateConditions = ({ lastUpdatedFrom, lastUpdatedTo, timeZone }: ReceivedFilter): Condition[] => [
  ...(lastUpdatedFrom ? [sql<boolean>`updated_at >= ${wholeDay(lastUpdatedFrom, timeZone).begins}`] : []),
  ...(lastUpdatedTo ? [sql<boolean>`updated_at <= ${wholeDay(lastUpdatedTo, timeZone).ends}`] : []),
];

export const ofCustomers = ({ customerIds = [] }: ReceivedFilter): Condition[] =>
  customerIds.length > 0 ? [sql<boolean>`customer_organisation_id = any(${customerIds}::uuid[])`] : [];

export function textConditions({ textSearch }: ReceivedFilter): Condition[] {
  if (!textSearch) return [];
  const pattern = searchPattern(textSearch);
  return [pattern === null ? sql<boolean>`false` : sql<boolean>`received_text like lower(${pattern})`];
}

const ofValidity = ({ validity }: ReceivedFilter): Condition[] => validityConditions('in_force_valid_until', validity);

const ofQuality = ({ dataQuality }: ReceivedFilter): Condition[] => qualityConditions(dataQuality);

/** What a line must fulfil besides its status and its customer. */
export const lineConditions = (filter: ReceivedFilter): Condition[] => [
  ...updateConditions(filter),
  ...requestedConditions(filter),
  ...overdueConditions(filter),
  ...textConditions(filter),
  ...ofValidity(filter),
  ...ofQuality(filter),
];

/** All that a line must fulfil. */
export const matches = (filter: ReceivedFilter): Condition =>
  all([...ofStatuses(statusesOf(filter)), ...ofCustomers(filter), ...lineConditions(filter)]);
