import { useEffect, useState } from 'react';
import type { EmissionForm, EmissionFormValues } from '../emission-form-values.ts';

const settleMs = 250;

/** The values of the form a moment after the last key, so that what looks at all of them does not hold up typing. */
export function useSettledValues({ getValues, subscribe }: Pick<EmissionForm, 'getValues' | 'subscribe'>) {
  const [values, setValues] = useState<EmissionFormValues>(() => structuredClone(getValues()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setValues(structuredClone(getValues())), settleMs);
    };
    const stop = subscribe({ formState: { values: true }, callback: settle });
    // What a field has set while it was first drawn came before anybody listened.
    settle();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [getValues, subscribe]);
  return values;
}
