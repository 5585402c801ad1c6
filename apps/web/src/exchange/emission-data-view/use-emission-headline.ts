import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { exactNumber } from '../../lib/format/numbers.ts';
import { singleNumber } from '../../lib/format/rounding.ts';
import { perText } from '../line-table/emission-text.ts';
import type { EmissionValues } from './emission-data-view.tsx';

/** The figure that everything else explains, in its own unit, and in notes what else it comes to; null without one. */
export function useEmissionHeadline(values: EmissionValues) {
  const { t, i18n } = useTranslation(['emissionView', 'exchange']);
  const language = pageLanguage(i18n);
  const { value, unit, unitText, unitAmount, productMassKg, breakdown } = values;
  if (value == null) return null;
  const amount = unitAmount ?? 1;
  const per = perText(unit ?? null, amount, t('exchange:column.piece', { count: amount }), language);
  const kilogram = perKilogram(values);
  const uptake = breakdown?.biogenicUptake;
  return {
    shown: singleNumber(value, language),
    exact: exactNumber(value, language),
    unit: unit === 'OTHER' ? (unitText ?? '') : per === null ? 'kgCO₂e' : `kgCO₂e / ${per}`,
    notes: [
      kilogram === null || (unit === 'KG' && amount === 1)
        ? null
        : t('value.perKilogram', { value: singleNumber(kilogram, language) }),
      productMassKg == null ? null : t('value.mass', { mass: exactNumber(productMassKg, language) }),
      uptake == null ? null : t('value.withUptake', { value: singleNumber(value + uptake, language) }),
    ].filter((note) => note !== null),
  };
}

/** The value for one kilogram, where the unit is one or its mass is known. */
export function perKilogram({ value, unit, unitAmount, productMassKg }: EmissionValues): number | null {
  const massKg = unit === 'KG' ? 1 : productMassKg;
  if (value == null || unit == null || massKg == null) return null;
  // The digits after the fifteenth are noise of the division.
  return Number((value / (unitAmount ?? 1) / massKg).toPrecision(15));
}
