import { derivedValue } from '@pcf/domain/emission-data/derive-value';
import { useDeferredValue, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type EmissionFormValues, emptyEmissionForm } from '../emission-form-values.ts';
import { sendableValues } from '../sendable-values.ts';

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
