import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data-item-type';
import { sumOf } from '@pcf/domain/footprint/summarise';
import type { DecimalText } from '@pcf/domain/footprint/trace-row';
import { useDeferredValue, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { EmissionFormValues } from '../emission-form-values.ts';
import type { ItemRow } from './item-row.ts';
import { traceOfRow } from './trace-of-row.ts';

/** What a section adds up to; null as long as fewer than two figures stand in it, since one is its own sum. */
export function useSectionSum(section: EmissionDataItemType): DecimalText | null {
  const { control } = useFormContext<EmissionFormValues>();
  const rows = useDeferredValue(useWatch({ control, name: `itemData.${section}` })) as readonly ItemRow[] | undefined;
  return useMemo(() => {
    const figures = (rows ?? []).flatMap((row) => traceOfRow(section, row)).filter(({ kgCo2e }) => kgCo2e !== '0');
    return figures.length < 2 ? null : sumOf(figures);
  }, [section, rows]);
}
