import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

interface Page {
  readonly pageNumber: number;
  readonly limit: number;
}

/** What waits longest comes first. */
export const listLinesToReview = (page: Page) =>
  queryOptions({
    queryKey: ['listPurchasedProducts', 'toReview', page],
    queryFn: ({ signal }) =>
      callApi(
        'listPurchasedProducts',
        { query: { ...page, productRequestStatus: ['PENDING_REVIEW'], sortBy: 'SUBMITTED_AT', sortDirection: 'ASC' } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
