import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PurchasedLine } from '../../../../exchange/line-table/line-actions.ts';
import { operationQuery } from '../../../../lib/api/operation-options.ts';
import { ListLink } from '../../../../ui/list-link.tsx';
import type { RequestedProduct } from '../requested-product-calls.ts';
import classes from './review-bar.module.css';

/** As many as somebody goes through at a time. */
const maxAhead = 100;

/** What waits for a review once this one is done, the longest waiting first; asked anew after each review. */
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

/** Submitted at the same moment, as many are by one file, they are in the order of their ids. */
const placeOf = ({ submittedAt, lineId }: Waiting): string => `${submittedAt ?? ''} ${lineId}`;

/** This review is done: on to the next that waits, or back to all of them. */
export function NextReview({ product }: { product: RequestedProduct }) {
  const { t } = useTranslation('review');
  const { data: waiting } = useQuery(listWaitingReviews(product));
  if (!waiting) return null;
  const next = nextWaiting(waiting.data, product);
  return (
    <section className={classes.bar} aria-label={t('next.label')}>
      <div className={classes.line}>
        <span className={classes.reading}>{next ? t('next.done') : t('queue.empty')}</span>
        <Button renderRoot={(button) => <ListLink {...button} to="/customer/reviews" />}>{t('queue.title')}</Button>
        {next ? (
          <Button
            variant="filled"
            renderRoot={(button) => (
              <Link
                {...button}
                to="/customer/requests/$requestId/$productId"
                params={{ requestId: next.requestReference ?? '', productId: next.productId }}
                search={{ from: 'reviews' }}
              />
            )}
          >
            {t('next.open', { count: waiting.metadata.count })}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

type Waiting = Pick<PurchasedLine, 'lineId' | 'submittedAt'>;

/** The one behind this in the order of submission, so that what was passed over stays so; from the end, the first. */
export function nextWaiting<Line extends Waiting>(waiting: readonly Line[], reviewed: Waiting): Line | undefined {
  const others = waiting.filter(({ lineId }) => lineId !== reviewed.lineId);
  return others.find((line) => placeOf(line) > placeOf(reviewed)) ?? others[0];
}
