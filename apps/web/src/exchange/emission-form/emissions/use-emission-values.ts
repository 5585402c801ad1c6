import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { useFormContext, useWatch } from 'react-hook-form';
import type { EmissionFormValues } from '../emission-form-values.ts';

type Values = NonNullable<EmissionData['emissionValues']>;

/** Some of the emission values as they stand; drawn again only when one of these changes. */
export function useEmissionValues<Key extends keyof Values>(...keys: readonly Key[]): Pick<Values, Key> {
  const { control } = useFormContext<EmissionFormValues>();
  const values = useWatch({ control, name: keys.map((key) => `data.emissionValues.${key}` as const) });
  return Object.fromEntries(keys.map((key, index) => [key, values[index]])) as Pick<Values, Key>;
}
