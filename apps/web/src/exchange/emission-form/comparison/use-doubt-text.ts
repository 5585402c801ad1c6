import type { Doubt } from '@pcf/domain/emission-data/plausibility';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { exactNumber } from '../../../lib/format/exact-number.ts';
import { formatDate } from '../../../lib/format/format-date.ts';
import { formatPercent } from '../../../lib/format/format-percent.ts';
import { dateLocales } from '../../../lib/format/locales.ts';
import { numberFormat } from '../../../lib/format/number-format.ts';

/** A warning in a sentence, with its numbers. */
export function useDoubtText() {
  const { t, i18n } = useTranslation('emissionData');
  const language = pageLanguage(i18n);
  const rough = (value: number) => numberFormat(language, { maximumSignificantDigits: 4 }).format(value);
  return (doubt: Doubt, group: string): string => {
    switch (doubt.warning) {
      case 'OUTSIDE_CATALOGUE_RANGE':
        return t(`warning.${doubt.warning}`, {
          value: exactNumber(doubt.value, language),
          group,
          min: rough(doubt.min),
          max: rough(doubt.max),
        });
      case 'OUTSIDE_MATERIAL_SPAN':
        return t(`warning.${doubt.warning}`, {
          value: exactNumber(doubt.value, language),
          perKilogram: rough(doubt.perKilogram),
          min: rough(doubt.min),
          max: rough(doubt.max),
        });
      case 'FAR_FROM_IN_FORCE':
        return t(`warning.${doubt.warning}`, {
          value: exactNumber(doubt.value, language),
          percent: formatPercent(doubt.percent, language, 'exceptZero'),
          inForce: rough(doubt.inForce),
        });
      case 'BREAKDOWN_DIFFERS':
        return t(`warning.${doubt.warning}`, { sum: rough(doubt.sum), value: exactNumber(doubt.value, language) });
      case 'PERIOD_LAPSED':
        return t(`warning.${doubt.warning}`, { until: formatDate(doubt.until, language) });
      case 'DIFFERS_FROM_EXPECTED':
        return t(`warning.${doubt.warning}`, {
          fields: new Intl.ListFormat(dateLocales[language]).format(
            doubt.fields.map((field) => t(`plausible.${field}`)),
          ),
        });
    }
  };
}
