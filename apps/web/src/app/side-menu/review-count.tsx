import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { operationQuery } from '../../lib/api/operation-options.ts';
import { formatNumber } from '../../lib/format/number-format.ts';
import kit from '../../ui/kit.module.css';
import classes from './account-menu.module.css';

const countToReview = operationQuery(
  'listPurchasedProducts',
  { query: { productRequestStatus: ['PENDING_REVIEW'], limit: 1 } },
  { select: ({ metadata }) => metadata.count },
);

const shownTo = 99;

/** How many answers wait for a review: drawn, and said in words to a reader. */
export function ReviewCount() {
  const { t, i18n } = useTranslation('shell');
  const { data: count = 0 } = useQuery(countToReview);
  if (count === 0) return null;
  const shown = formatNumber(Math.min(count, shownTo), pageLanguage(i18n));
  return (
    <>
      <span className={kit.visuallyHidden}>, {t('menu.toReview', { count })}</span>
      <span
        className={`${kit.tiny} ${kit.bold} ${classes.count}`}
        data-count={count > shownTo ? `${shown}+` : shown}
        aria-hidden="true"
      />
    </>
  );
}
