import type { Expected, ValuePerUnit } from '@pcf/domain/emission-data/plausibility';
import { createContext, useContext } from 'react';

/** What the form is told from outside; of requests and templates it knows nothing else. */
export interface FormSurroundings {
  /** The value that was accepted last. */
  readonly inForce: ValuePerUnit | null;
  /** What whoever asks would like to have. */
  readonly expects: Expected | null;
  /** Mass of one piece, as it is known already; for conversions only. */
  readonly pieceMassKg: number | null;
  /** A calendar day: 2026-08-31. */
  readonly today: string;
  /** Whether it is told to somebody: then rows are shared or not, and what is unlikely is explained. */
  readonly isAnswer: boolean;
  readonly onDownload: (document: { id: string; name: string }) => void;
}

export const FormSurroundingsContext = createContext<FormSurroundings | null>(null);

export function useFormSurroundings(): FormSurroundings {
  const surroundings = useContext(FormSurroundingsContext);
  if (surroundings === null) throw new Error('There is no EmissionFormFrame around this.');
  return surroundings;
}
