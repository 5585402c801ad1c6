import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { PurchasedLine } from '../../../../exchange/line-table/line-actions.ts';
import { operationQuery } from '../../../../lib/api/operation-options.ts';
import type { LinkTarget } from '../../../../lib/navigation/query-string.ts';
import type { RequestedProduct } from '../requested-product-calls.ts';

/** As many as somebody goes through at a time. */
const maxAhead = 100;

/** What is pending, the longest waiting first; asked anew after each review. */
const listWaitingReviews = ({ lineId, submissionVersion, productRequestStatus }: RequestedProduct) =>
  operationQuery(
    'listPurchasedProducts',
    {
      query: {
        limit: maxAhead,
        productRequestStatus: ['PENDING_REVIEW'],
        sortBy: 'SUBMITTED_AT',
        sortDirection: 'ASC',
      },
    },
    { key: ['toReview', 'after', lineId, submissionVersion, productRequestStatus] },
  );

/** Where somebody is on the way through what is pending; null until it is known, and beside the way. */
export function useWaitingReviews(product: RequestedProduct, reviewing: boolean) {
  const { data } = useQuery({ ...listWaitingReviews(product), enabled: reviewing });
  const { reviewed: told } = useSearch({ strict: false }) as { reviewed?: unknown };
  const navigate = useNavigate();
  if (!data || !reviewing) return null;
  const reviewed = Number(told) || 0;
  const next = nextWaiting(data.data, product);
  const at = data.data.findIndex(({ lineId }) => lineId === product.lineId);
  const way: LinkTarget | null = next
    ? {
        to: '/customer/requests/$requestId/$productId',
        params: { requestId: next.requestReference ?? '', productId: next.productId },
        search: { from: 'reviews', reviewed: String(reviewed + 1) },
      }
    : null;
  return {
    next: way,
    /** Still pending, this one too as long as it is. */
    count: data.metadata.count,
    /** Which of all that were pending when somebody set out; null for what is not among the first. */
    place: at < 0 ? null : { number: at + 1 + reviewed, of: data.metadata.count + reviewed },
    goOn: async () => {
      if (way) await navigate(way);
    },
  };
}

type Waiting = Pick<PurchasedLine, 'lineId' | 'submittedAt'>;

/** Submitted at the same moment, as many are by one file, they are in the order of their ids. */
const placeOf = ({ submittedAt, lineId }: Waiting): string => `${submittedAt ?? ''} ${lineId}`;

/** The one behind this in the order of submission, so that what was passed over stays so; from the end, the first. */
export function nextWaiting<Line extends Waiting>(waiting: readonly Line[], reviewed: Waiting): Line | undefined {
  const others = waiting.filter(({ lineId }) => lineId !== reviewed.lineId);
  return others.find((line) => placeOf(line) > placeOf(reviewed)) ?? others[0];
}
