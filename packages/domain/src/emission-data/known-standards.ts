import type { Standard } from '@pcf/contract/vocabulary/methods';

/** The standards that somebody named: not to know says nothing beside one, and nothing that could be told to anybody. */
export const knownStandards = (standards: readonly Standard[] | null | undefined): readonly Standard[] =>
  (standards ?? []).filter((standard) => standard !== 'UNKNOWN');
