import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../../i18n/page-language.ts';
import { formatPercent } from '../../../../lib/format/shares.ts';
import type { SoldProductOffer } from '../api/list-matches.ts';

/** Why a sold product is offered. */
export function useReasonText(): (offer: SoldProductOffer) => string {
  const { t, i18n } = useTranslation('templateMatches');
  return ({ reason, similarity }) =>
    t(`reason.${reason}`, { percent: formatPercent(Math.round(similarity * 100), pageLanguage(i18n)) });
}
