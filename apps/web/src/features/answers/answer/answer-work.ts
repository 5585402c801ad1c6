import { createContext, useContext } from 'react';
import type { EmissionFormValues } from '../../../exchange/emission-form/emission-form-values.ts';
import type { AnswerAddress, EmissionAnswer } from './answer-calls.ts';

/** What the parts of an answer share beside the form. */
export interface AnswerWork {
  readonly answer: EmissionAnswer;
  readonly address: AnswerAddress;
  /** Whether the customer is reached on another platform, where nobody accepts or rejects. */
  readonly external: boolean;
  /** Puts other values into the form, after asking where something would be lost. */
  readonly fillWith: (values: EmissionFormValues) => void;
}

export const AnswerWorkContext = createContext<AnswerWork | null>(null);

export function useAnswerWork(): AnswerWork {
  const work = useContext(AnswerWorkContext);
  if (work === null) throw new Error('There is no answer around this.');
  return work;
}
