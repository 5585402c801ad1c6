import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FieldError } from 'react-hook-form';

/** What rules beyond a single field have found wrong, by the name of the field. */
export interface FoundProblems {
  /** The same object for as long as it is the same problem. */
  problemOf(name: string): FieldError | undefined;
  subscribe(listener: () => void): () => void;
}

const nothingFound: FoundProblems = { problemOf: () => undefined, subscribe: () => () => undefined };

export const FoundProblemsContext = createContext<FoundProblems>(nothingFound);

/** Draws a field again only when something else is wrong with it. */
export function useFoundProblem(name: string): FieldError | undefined {
  const found = useContext(FoundProblemsContext);
  return useSyncExternalStore(found.subscribe, () => found.problemOf(name));
}
