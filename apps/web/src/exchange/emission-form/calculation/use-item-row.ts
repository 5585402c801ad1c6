import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data-item-type';
import { useCallback } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { EmissionFormValues } from '../emission-form-values.ts';
import type { FormFieldName } from '../fields/field-name.ts';
import type { ItemRow } from './item-row.ts';

/** One row of the form, told of its own changes only, and the way to change it. */
export function useItemRow(section: EmissionDataItemType, index: number) {
  const { control, getValues, setValue } = useFormContext<EmissionFormValues>();
  const name = `itemData.${section}.${index}`;
  const row = useWatch({ control, name: name as FormFieldName }) as ItemRow | undefined;
  const set = useCallback(
    (values: Partial<ItemRow>) => {
      const now = getValues(name as FormFieldName) as object;
      setValue(name as FormFieldName, { ...now, ...values } as never, { shouldDirty: true });
    },
    [getValues, setValue, name],
  );
  return { name, row, set };
}
