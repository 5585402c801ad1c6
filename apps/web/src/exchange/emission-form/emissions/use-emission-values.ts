import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { derivedValue } from '@pcf/domain/emission-data/derive-value';
import { useDeferredValue, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type EmissionFormValues, emptyEmissionForm } from '../emission-form-values.ts';
import { sendableValues } from '../sendable-values.ts';

/** The unit of a value, inside its field: "kgCO₂e / kg". */
export const valueUnit = (per: string): string => (per === '' ? 'kgCO₂e' : `kgCO₂e / ${per}`);

type Values = NonNullable<EmissionData['emissionValues']>;

/** Some of the emission values as they stand; drawn again only when one of these changes. */
export function useEmissionValues<Key extends keyof Values>(...keys: readonly Key[]): Pick<Values, Key> {
  const { control } = useFormContext<EmissionFormValues>();
  const values = useWatch({ control, name: keys.map((key) => `data.emissionValues.${key}` as const) });
  return Object.fromEntries(keys.map((key, index) => [key, values[index]])) as Pick<Values, Key>;
}

/** What the value is per by now. The share of a company comes out for one unit, however many were told before. */
export function usePerUnit() {
  const { granularity, unit, unitText, unitAmount } = useEmissionValues(
    'granularity',
    'unit',
    'unitText',
    'unitAmount',
  );
  return { unit, unitText, unitAmount: granularity === 'SHARE_COMPANY' ? 1 : unitAmount };
}

/** What the answer comes to by now; typing does not wait for it. */
export function useDerivedValue(): number | null {
  const { control } = useFormContext<EmissionFormValues>();
  const [emissionValues, itemData] = useWatch({ control, name: ['data.emissionValues', 'itemData'] });
  const given = useDeferredValue(useMemo(() => ({ emissionValues, itemData }), [emissionValues, itemData]));
  return useMemo(() => {
    const { data, itemData: items } = sendableValues({
      ...emptyEmissionForm,
      data: { emissionValues: given.emissionValues },
      itemData: given.itemData ?? {},
    });
    return derivedValue(data, items);
  }, [given]);
}
