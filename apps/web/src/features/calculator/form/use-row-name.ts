import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data-item-type';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import type { CalculatorRow } from '../model/scenario.ts';
import { shortFactorName } from '../results/factor-name.ts';

/** What a row is called: its factor, or its place while there is none. */
export function useRowName() {
  const { t, i18n } = useTranslation('calculator');
  return (section: EmissionDataItemType, { choice }: CalculatorRow, position: number): string =>
    choice.factor === null
      ? t(`section.${section}.row`, { position })
      : shortFactorName(choice.factor, pageLanguage(i18n));
}
