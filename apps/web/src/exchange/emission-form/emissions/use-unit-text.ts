import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { type EmissionUnit, emissionUnitSymbols } from '@pcf/contract/vocabulary/emission-data';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { exactNumber } from '../../../lib/format/numbers.ts';

export type PerUnit = Pick<NonNullable<EmissionData['emissionValues']>, 'unit' | 'unitText' | 'unitAmount'>;

/** What a value is per, in words of the page: "kg", "100 pieces"; empty while nobody has said. */
export function useUnitText() {
  const { t, i18n } = useTranslation('exchange');
  const language = pageLanguage(i18n);
  return useCallback(
    ({ unit, unitText, unitAmount }: PerUnit): string => {
      const amount = unitAmount == null || Number.isNaN(unitAmount) ? 1 : unitAmount;
      const name = nameOf(unit, unitText, () => t('column.piece', { count: amount }));
      return name === '' || amount === 1 ? name : `${exactNumber(amount, language)}\u00a0${name}`;
    },
    [t, language],
  );
}

function nameOf(unit: EmissionUnit | null | undefined, text: string | null | undefined, piece: () => string): string {
  if (unit == null) return '';
  if (unit === 'OTHER') return text?.trim() ?? '';
  return emissionUnitSymbols[unit] ?? piece();
}
