import { useEffect } from 'react';
import type { EmissionForm } from '../use-emission-form.ts';

/** What is calculated here follows the calculator's own method, and stops to when it is told otherwise. */
export function usePresetStandard({
  subscribe,
  getValues,
  setValue,
}: Pick<EmissionForm, 'subscribe' | 'getValues' | 'setValue'>): void {
  useEffect(
    () =>
      subscribe({
        name: 'data.emissionValues.granularity',
        formState: { values: true },
        callback: ({ name }) => {
          // Filling the form with a draft changes no answer.
          if (name !== 'data.emissionValues.granularity') return;
          const standards = getValues('data.methodologies.standards') ?? [];
          const calculated = getValues(name) === 'CALCULATOR';
          const isPreset = standards.length === 1 && standards[0] === 'CALCULATOR';
          if (calculated && standards.length === 0) {
            setValue('data.methodologies.standards', ['CALCULATOR'], { shouldDirty: true });
          } else if (!calculated && isPreset) {
            setValue('data.methodologies.standards', [], { shouldDirty: true });
          }
        },
      }),
    [subscribe, getValues, setValue],
  );
}
