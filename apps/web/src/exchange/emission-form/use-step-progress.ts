import type { Finding } from '@pcf/domain/emission-data/finding';
import { requiredFields } from '@pcf/domain/emission-data/required-fields';
import { useMemo } from 'react';
import type { EmissionForm, EmissionFormValues } from './emission-form-values.ts';
import { formFindings } from './findings/form-findings.ts';
import { useSettledValues } from './findings/use-settled-values.ts';
import { sendableValues } from './sendable-values.ts';

export const formSteps = ['emissions', 'data', 'methods'] as const;

export type FormStep = (typeof formSteps)[number];

export interface StepProgress {
  readonly required: number;
  readonly filled: number;
  /** What stands against submitting. */
  readonly findings: readonly Finding[];
}

/** How far each step is; it follows the form a moment after the last key. */
export function useStepProgress(form: EmissionForm): Readonly<Record<FormStep, StepProgress>> {
  const values = useSettledValues(form);
  return useMemo(() => stepProgress(values, new Date().getFullYear()), [values]);
}

export function stepProgress(
  values: EmissionFormValues,
  currentYear: number,
): Readonly<Record<FormStep, StepProgress>> {
  const { data, itemData } = sendableValues(values);
  const asked = requiredFields(data, itemData);
  const found = formFindings(values, currentYear);
  const progressOf = (step: FormStep): StepProgress => {
    const fields = asked.filter((field) => field.step === step);
    return {
      required: fields.length,
      filled: fields.filter(({ filled }) => filled).length,
      findings: found.filter((finding) => finding.step === step),
    };
  };
  return { emissions: progressOf('emissions'), data: progressOf('data'), methods: progressOf('methods') };
}
