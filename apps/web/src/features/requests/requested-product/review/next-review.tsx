import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ListLink } from '../../../../ui/list-link.tsx';
import type { RequestedProduct } from '../requested-product-calls.ts';
import classes from './review-bar.module.css';
import { useWaitingReviews } from './waiting-reviews.ts';

/** This review is done: on to the next that is pending, or back to all of them. */
export function NextReview({ product }: { product: RequestedProduct }) {
  const { t } = useTranslation('review');
  const waiting = useWaitingReviews(product, true);
  if (!waiting) return null;
  const { next, count } = waiting;
  return (
    <section className={classes.bar} aria-label={t('next.label')}>
      <div className={classes.line}>
        <span className={classes.reading}>{next ? t('next.done') : t('queue.empty')}</span>
        <Button renderRoot={(button) => <ListLink {...button} to="/customer/reviews" />}>{t('queue.title')}</Button>
        {next ? (
          <Button variant="filled" renderRoot={(button) => <Link {...button} {...next} />}>
            {t('next.open', { count })}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
