import type { AnswerStep } from '@pcf/contract/vocabulary/answer-step';
import { type FormStep, formSteps } from '../emission-form/use-step-progress.ts';

export const stepStates = ['complete', 'begun', 'open', 'optional'] as const;

export type StepState = (typeof stepStates)[number];

export interface Counted {
  readonly required: number;
  readonly filled: number;
  readonly findings: readonly unknown[];
}

/** How far a step is; the overview stands for the whole answer. */
export function stepState(step: AnswerStep, progress: Readonly<Record<FormStep, Counted>>) {
  const parts = formSteps.filter((each) => step === 'overview' || each === step).map((each) => progress[each]);
  const sum = (count: (part: Counted) => number) => parts.reduce((total, part) => total + count(part), 0);
  const [required, filled, found] = [
    sum((part) => part.required),
    sum((part) => part.filled),
    sum((part) => part.findings.length),
  ];
  return { state: stateOf(required, filled, found), required, filled };
}

function stateOf(required: number, filled: number, found: number): StepState {
  if (found > 0) return filled === 0 ? 'open' : 'begun';
  return required === 0 ? 'optional' : 'complete';
}
