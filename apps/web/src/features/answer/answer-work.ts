import type { AnswerStep } from '@pcf/contract/vocabulary/answer-step';
import { createContext, useContext } from 'react';
import type { EmissionForm } from '../../components/emission-form/use-emission-form.ts';
import type { StartSource } from './answer-values.ts';
import type { AnswerAddress, EmissionAnswer } from './api/get-emission-answer.ts';
import type { SaveState } from './saving/save-state.ts';

/** What the steps of an answer share. */
export interface AnswerWork {
  readonly answer: EmissionAnswer;
  readonly address: AnswerAddress;
  readonly form: EmissionForm;
  readonly saveState: SaveState;
  /** For now: a colleague is editing, or something has to be chosen first. */
  readonly locked: boolean;
  /** Whoever edits has the lock. */
  readonly beginEditing: () => void;
  readonly startFrom: (source: StartSource) => void;
  readonly goTo: (step: AnswerStep) => void;
  /** Shows what will be shared, or what is missing for it. */
  readonly check: () => void;
  readonly downloadDocument: (document: { readonly id: string; readonly name: string }) => void;
}

export const AnswerWorkContext = createContext<AnswerWork | null>(null);

export function useAnswerWork(): AnswerWork {
  const work = useContext(AnswerWorkContext);
  if (work === null) throw new Error('There is no answer around this.');
  return work;
}
