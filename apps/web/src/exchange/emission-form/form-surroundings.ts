import type { Finding } from '@pcf/domain/emission-data/finding';
import type { Expected, ValuePerUnit } from '@pcf/domain/emission-data/plausibility';
import { createContext, useContext } from 'react';

/** What is marked at the fields; null while nobody tried to submit, and nothing is marked. */
export const ShownFindingsContext = createContext<readonly Finding[] | null>(null);

export const useShownFindings = (): readonly Finding[] | null => useContext(ShownFindingsContext);

/** What is known of the product and of whose it is. */
export interface ExchangeSurroundings {
  /** Whether what they need is asked for, or only offered. */
  readonly needed: boolean;
  /** Who works on another platform, where the data are for one customer. */
  readonly customer: string | null;
  readonly company: { readonly id: string; readonly name: string };
  readonly product: { readonly name: string; readonly description: string | null; readonly reference: string };
}

/** What the form is told from outside; of requests and sold products it knows nothing else. */
export interface FormSurroundings {
  /** The value that was accepted last. */
  readonly inForce: ValuePerUnit | null;
  /** What the customer would like to have. */
  readonly expects: Expected | null;
  /** Mass of one piece, as it is known already; for conversions only. */
  readonly pieceMassKg: number | null;
  /** A calendar day: 2026-08-31. */
  readonly today: string;
  /** Whether it is told to somebody: then rows are shared or not, and what is unlikely is explained. */
  readonly isAnswer: boolean;
  /** What other platforms are told beside the data; null where there is no exchange with any. */
  readonly exchange: ExchangeSurroundings | null;
  /** Nothing can be changed, for example while a colleague is editing. */
  readonly locked?: boolean;
  readonly onDownload: (document: { id: string; name: string }) => void;
}

export const FormSurroundingsContext = createContext<FormSurroundings | null>(null);

export function useFormSurroundings(): FormSurroundings {
  const surroundings = useContext(FormSurroundingsContext);
  if (surroundings === null) throw new Error('There is no EmissionFormFrame around this.');
  return surroundings;
}
