import { useTranslation } from 'react-i18next';
import type { EmissionAnswer } from './api/get-emission-answer.ts';

/** What the customer would like to have, in one line; null where it said nothing. */
export function useExpectations(expects: EmissionAnswer['requestData']['expects']): string | null {
  const { t } = useTranslation(['answer', 'exchange']);
  if (expects === null) return null;
  const { unit, lifecycleBoundary, referenceYear, verified } = expects;
  const wishes = [
    unit && t('asked.unit', { unit: t(`exchange:unit.${unit}`) }),
    lifecycleBoundary && t(`exchange:boundary.${lifecycleBoundary}`),
    referenceYear && t('asked.year', { year: String(referenceYear) }),
    verified && t('asked.verified'),
  ].filter((wish) => typeof wish === 'string');
  return wishes.length > 0 ? wishes.join(' · ') : null;
}
