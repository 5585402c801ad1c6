import { type EmissionDataItemType, emissionDataItemTypes } from '@pcf/contract/vocabulary/emission-data-item-type';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldName, fieldNames } from '../../emission-data-view/field-formats.ts';
import { withoutIndex } from '../fields/field-name.ts';
import { type ItemField, itemFields } from '../fields/item-fields.ts';

/** What the field of a finding is called, with the row it is in: "Stage 2, Emissions". */
export function usePathLabel() {
  const { t } = useTranslation(['emissionData', 'calculator']);
  return useCallback(
    (path: string): string => {
      if (path === 'itemData') return t('group.itemData');
      if (path === 'emissionValues.stages') return t('group.stages');
      const parts = path.split('.');
      const position = Number(parts.find((part) => /^\d+$/.test(part))) + 1;
      const section = emissionDataItemTypes.find((each) => each === parts[1]);
      const itemField = itemFields.find((each) => each === parts.at(-1));
      if (parts[0] === 'itemData' && section && itemField) {
        return t('row.of', { row: rowOfItem(section, position), field: itemLabel(itemField) });
      }
      const field = fieldNames.find((each) => each === withoutIndex(path));
      if (field === undefined) return path;
      if (Number.isNaN(position)) return t(`field.${field}`);
      const row = path.startsWith('emissionValues.stages')
        ? t('row.stage', { position })
        : t('row.factorSource', { position });
      return t('row.of', { row, field: fieldLabel(field) });

      function rowOfItem(type: EmissionDataItemType, place: number): string {
        return t(`calculator:section.${type}.row`, { position: place });
      }
      function itemLabel(item: ItemField): string {
        return t(`field.itemData.${item}`);
      }
      function fieldLabel(name: FieldName): string {
        return t(`field.${name}`);
      }
    },
    [t],
  );
}
