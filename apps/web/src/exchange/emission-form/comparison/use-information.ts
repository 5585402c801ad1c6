import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { exactNumber } from '../../../lib/format/exact-number.ts';
import { formatPercent } from '../../../lib/format/format-percent.ts';
import { numberFormat } from '../../../lib/format/number-format.ts';
import { useFormSurroundings } from '../form-surroundings.ts';
import { groupName } from './group-name.ts';
import { scaledRange } from './scaled-range.ts';
import type { Plausibility } from './use-doubts.ts';

/** What speaks for the value: it is within the range of its group, and near the one that was accepted last. */
export function useInformation({ doubts, values, group, range }: Plausibility): readonly string[] {
  const { t, i18n } = useTranslation('emissionData');
  const language = pageLanguage(i18n);
  const { inForce } = useFormSurroundings();
  const { value, unit, unitAmount } = values;
  if (value == null) return [];
  const rough = (number: number) => numberFormat(language, { maximumSignificantDigits: 4 }).format(number);
  const isDoubted = (warning: (typeof doubts)[number]['warning']) => doubts.some((doubt) => doubt.warning === warning);
  const scaled = scaledRange(values, range);
  const within =
    scaled && group && !isDoubted('OUTSIDE_CATALOGUE_RANGE')
      ? t('plausible.within', {
          value: exactNumber(value, language),
          group: groupName(group, language),
          min: rough(scaled.min),
          max: rough(scaled.max),
        })
      : null;
  const before = inForce && inForce.unit === unit ? (inForce.value / inForce.unitAmount) * (unitAmount ?? 1) : null;
  const near =
    before && !isDoubted('FAR_FROM_IN_FORCE')
      ? t('plausible.inForce', {
          inForce: rough(before),
          percent: formatPercent(Math.round(((value - before) / Math.abs(before)) * 100), language, 'exceptZero'),
        })
      : null;
  return [within, near].filter((sentence) => sentence !== null);
}
