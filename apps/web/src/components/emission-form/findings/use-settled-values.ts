import { useEffect, useState } from 'react';
import type { EmissionFormValues } from '../emission-form-values.ts';
import type { EmissionForm } from '../use-emission-form.ts';

const settleMs = 250;

/** The values of the form a moment after the last key, so that what looks at all of them does not hold up typing. */
export function useSettledValues({ getValues, subscribe }: Pick<EmissionForm, 'getValues' | 'subscribe'>) {
  const [values, setValues] = useState<EmissionFormValues>(() => structuredClone(getValues()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => setValues(structuredClone(getValues())), settleMs);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [getValues, subscribe]);
  return values;
}
