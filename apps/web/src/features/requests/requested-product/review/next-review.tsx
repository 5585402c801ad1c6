import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ListLink } from '../../../../ui/list-link/list-link.tsx';
import type { RequestedProduct } from '../api/get-requested-product.ts';
import { listWaitingReviews } from '../api/list-waiting-reviews.ts';
import { nextWaiting } from './next-waiting.ts';
import classes from './review-bar.module.css';

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
