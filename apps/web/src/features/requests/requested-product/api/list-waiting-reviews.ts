import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';
import type { RequestedProduct } from './get-requested-product.ts';

/** As many as somebody goes through at a time. */
const mostAhead = 100;

/** What waits for a review once this one is done, the longest waiting first. */
export const listWaitingReviews = ({ lineId, submissionVersion, productRequestStatus }: RequestedProduct) =>
  queryOptions({
    queryKey: ['listPurchasedProducts', 'toReview', 'after', lineId, submissionVersion, productRequestStatus],
    queryFn: ({ signal }) =>
      callApi(
        'listPurchasedProducts',
        {
          query: {
            limit: mostAhead,
            productRequestStatus: ['PENDING_REVIEW'],
            sortBy: 'SUBMITTED_AT',
            sortDirection: 'ASC',
          },
        },
        { signal },
      ),
  });
