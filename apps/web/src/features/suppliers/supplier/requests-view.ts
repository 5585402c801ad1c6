import type { ProductRequestAggregatedStatus } from '@pcf/contract/vocabulary/product-request-aggregated-status';

/** Where something is still to be done comes first. */
export const requestStatuses = [
  'REQUESTED',
  'REJECTED',
  'COMPLETED',
  'NOT_STARTED',
] as const satisfies readonly ProductRequestAggregatedStatus[];

/** By what the requests of a supplier are narrowed; an empty list narrows nothing. */
export interface RequestsView {
  readonly statuses: readonly ProductRequestAggregatedStatus[];
}

/** Reads the view out of a query string. What makes no sense there is left out. */
export function readRequestsView({ requestStatus }: Readonly<Record<string, unknown>>): RequestsView {
  const asked = [requestStatus].flat().flatMap((item) => (typeof item === 'string' ? item.split(',') : []));
  return { statuses: requestStatuses.filter((status) => asked.includes(status)) };
}

/** What to put into the query string for a view. Another view begins at its first page. */
export function requestsViewSearch({ statuses }: RequestsView): Record<string, unknown> {
  return { requestStatus: statuses.length === 0 ? undefined : statuses, pageNumber: undefined };
}

export function toggled({ statuses }: RequestsView, status: ProductRequestAggregatedStatus): RequestsView {
  return {
    statuses: requestStatuses.filter((each) => statuses.includes(each) !== (each === status)),
  };
}
