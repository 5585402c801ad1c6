import { emissionDataItemTypes } from '@pcf/contract/vocabulary/emission-data';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldNames } from '../../emission-data-view/field-formats.ts';
import { type RowList, rowListOf, withoutIndex } from '../fields/field-name.ts';

/** What a row of a calculation is asked for. */
export const itemFields = ['emissionfactor', 'weight', 'amount', 'distance', 'transportemissionfactor'] as const;

const rowWords = {
  'emissionValues.stages': 'row.stage',
  'dataSources.emissionFactorSources': 'row.factorSource',
  'exchange.productOrSectorSpecificRules': 'row.rule',
} as const satisfies Record<RowList, string>;

/** What the field of a finding is called, with the row it is in: "Stage 2, Emissions". */
export function usePathLabel() {
  const { t } = useTranslation(['emissionData', 'calculator']);
  return useCallback(
    (path: string): string => {
      if (path === 'itemData') return t('group.itemData');
      if (path === 'emissionValues.stages') return t('group.stages');
      const parts = path.split('.');
      const position = Number(parts.find((part) => /^\d+$/.test(part))) + 1;
      const field = fieldNames.find((each) => each === withoutIndex(path));
      if (field) {
        const list = rowListOf(field);
        if (Number.isNaN(position) || list === undefined) return t(`field.${field}`);
        return t('row.of', { row: t(rowWords[list], { position }), field: t(`field.${field}`) });
      }
      const section = emissionDataItemTypes.find((each) => each === parts[1]);
      const item = itemFields.find((each) => each === parts.at(-1));
      if (!section || !item) return path;
      return t('row.of', { row: t(`calculator:section.${section}.row`, { position }), field: t(`item.${item}`) });
    },
    [t],
  );
}
