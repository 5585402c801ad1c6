import { type AccessResponseStatus, accessResponseStatuses } from '@pcf/contract/vocabulary/access-response-status';
import { type SortDirection, sortDirections } from '@pcf/contract/vocabulary/sort-direction';

/** How the list of sent invitations is narrowed and sorted; null shows all answers. */
export interface SentView {
  readonly response: AccessResponseStatus | null;
  readonly order: SortDirection;
}

const usualOrder: SortDirection = 'DESC';

/** Reads the view out of a query string. What makes no sense there is left out. */
export function readSentView(search: Readonly<Record<string, unknown>>): SentView {
  return {
    response: accessResponseStatuses.find((status) => status === search.response) ?? null,
    order: sortDirections.find((direction) => direction === search.order) ?? usualOrder,
  };
}

/** What to put into the query string for a view. Another view begins at its first page. */
export function sentViewSearch({ response, order }: SentView): Record<string, unknown> {
  return {
    response: response ?? undefined,
    order: order === usualOrder ? undefined : order,
    sentPageNumber: undefined,
  };
}
