import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData } from '@tanstack/react-query';
import { type Filters, lineQuery } from '../../exchange/line-filters/line-search.ts';
import { operationQuery } from '../../lib/api/operation-options.ts';
import { belowHead } from '../../lib/api/query-client.ts';
import type { ListPage } from '../../ui/data-table/list-page.ts';

/** The call for one page of the list, narrowed and sorted. */
export const shownProducts = ({ pageNumber, pageSize: limit }: ListPage, filters: Filters) =>
  operationQuery(
    'listPurchasedProducts',
    { query: { pageNumber, limit, ...lineQuery(filters) } },
    { placeholderData: keepPreviousData, meta: belowHead },
  );

const countOf = (query: OperationInput<'listPurchasedProducts'>['query']) =>
  operationQuery(
    'listPurchasedProducts',
    { query: { ...query, limit: 1 } },
    { select: ({ metadata }) => metadata.count },
  );

/** How many there are, whatever the list is narrowed to. */
export const countPurchasedProducts = countOf({});
export const countArchivedProducts = countOf({ archived: 'true' });
export const countProductsToReview = countOf({ productRequestStatus: ['PENDING_REVIEW'] });
