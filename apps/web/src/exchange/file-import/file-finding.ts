import { createContext, useContext } from 'react';

/** Something that is wrong with a file, or to know about it. */
export interface FileFinding {
  /** As a spreadsheet counts; 0 where the whole file is meant. */
  readonly row: number;
  readonly column?: string | undefined;
  readonly code: string;
  readonly value?: string | undefined;
}

/** How the findings in a file are worded and weighed; each import has codes of its own. */
export interface FindingWords {
  /** Why it was not taken, in the reader's language. */
  readonly textOf: (finding: FileFinding) => string;
  readonly isWarning: (finding: FileFinding) => boolean;
}

export const FindingWordsContext = createContext<FindingWords>({ textOf: ({ code }) => code, isWarning: () => false });

export const useFindingWords = (): FindingWords => useContext(FindingWordsContext);

/** How a cell is marked; undefined where nothing was found. */
export function markOf(findings: readonly FileFinding[], { isWarning }: FindingWords): 'error' | 'warning' | undefined {
  if (findings.length === 0) return undefined;
  return findings.every(isWarning) ? 'warning' : 'error';
}
