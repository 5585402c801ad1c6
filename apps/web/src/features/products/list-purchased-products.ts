import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { lineQuery } from '../../exchange/line-filters/line-search.ts';
import { callApi } from '../../lib/api/call-api.ts';
import type { Filters } from '../../lib/filters/filters.ts';
import type { ListPage } from '../../ui/data-table/list-page.ts';

/** The call for one page of the list, narrowed and sorted. */
export const shownProducts = ({ pageNumber, pageSize: limit }: ListPage, filters: Filters) =>
  listPurchasedProducts({ pageNumber, limit, ...lineQuery(filters) });

type Query = OperationInput<'listPurchasedProducts'>['query'];

const listPurchasedProducts = (query: Query) =>
  queryOptions({
    queryKey: ['listPurchasedProducts', query],
    queryFn: ({ signal }) => callApi('listPurchasedProducts', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

const countOf = (query: Query) =>
  queryOptions({
    queryKey: ['listPurchasedProducts', 'count', query],
    queryFn: ({ signal }) => callApi('listPurchasedProducts', { query: { ...query, limit: 1 } }, { signal }),
    select: ({ metadata }) => metadata.count,
  });

/** How many there are, whatever the list is narrowed to. */
export const countPurchasedProducts = countOf({});
export const countArchivedProducts = countOf({ archived: 'true' });
export const countProductsToReview = countOf({ productRequestStatus: ['PENDING_REVIEW'] });
