import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import type { Dashboard } from '../api/get-dashboard.ts';
import type { WaitingKind } from './waiting-rows.ts';

/** Below what waits: whose turn it has been for how long, and why somebody may not have heard of it. */
export function useDetails({ customer: { oldestReview, undeliverable } }: Dashboard) {
  const { t, i18n } = useTranslation('home');
  return (kind: WaitingKind): string | null => {
    if (kind === 'customer.toReview' && oldestReview) {
      const { supplierName, submittedAt } = oldestReview;
      const ago = timeAgo(submittedAt, new Date(), pageLanguage(i18n));
      return t('waiting.detail.oldest', { supplier: supplierName, ago });
    }
    if (kind === 'customer.overdue' && undeliverable > 0) {
      return t('waiting.detail.undeliverable', { count: undeliverable });
    }
    return null;
  };
}
