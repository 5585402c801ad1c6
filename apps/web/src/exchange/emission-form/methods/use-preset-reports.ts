import { reportsOf } from '@pcf/domain/emission-data/presets';
import { useEffect, useRef } from 'react';
import type { EmissionForm } from '../use-emission-form.ts';

const methodName = 'data.methodologies.impactMethodology';
const reportsName = 'data.methodologies.ipccAssessmentReports';

/** A method brings its report along, unless somebody has said another one. */
export function usePresetReports({
  subscribe,
  getValues,
  setValue,
}: Pick<EmissionForm, 'subscribe' | 'getValues' | 'setValue'>): void {
  const before = useRef(getValues(methodName));
  useEffect(
    () =>
      subscribe({
        name: methodName,
        formState: { values: true },
        callback: ({ name }) => {
          const method = getValues(methodName);
          const last = before.current;
          before.current = method;
          if (name !== methodName || method === last) return;
          const reports = getValues(reportsName) ?? [];
          const isPreset = reports.length === 0 || (last != null && String(reports) === String(reportsOf(last)));
          if (isPreset) setValue(reportsName, method ? reportsOf(method) : [], { shouldDirty: true });
        },
      }),
    [subscribe, getValues, setValue],
  );
}
