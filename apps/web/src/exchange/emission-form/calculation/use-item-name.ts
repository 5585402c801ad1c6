import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data-item-type';
import { useTranslation } from 'react-i18next';
import type { ItemRow } from './item-row.ts';

/** What a row is called: its factor, or its place while there is none. */
export function useItemName() {
  const { t } = useTranslation('calculator');
  return (section: EmissionDataItemType, { emissionfactor }: ItemRow, position: number): string =>
    emissionfactor?.kind === 'factor' ? emissionfactor.name : t(`section.${section}.row`, { position });
}
