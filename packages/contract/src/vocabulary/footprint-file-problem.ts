/** Why nothing can be taken from a file of footprints. */
export const footprintFileProblems = ['NOT_UTF8', 'NOT_JSON', 'NO_FOOTPRINT', 'TOO_MANY_FOOTPRINTS'] as const;

/** Why one footprint of it is not taken. */
export const footprintProblems = [
  'REQUIRED',
  'INVALID_VALUE',
  'ID_WITH_OTHER_CONTENT',
  'REFERENCE_REPEATED',
  'REFERENCE_TAKEN',
] as const;

export type FootprintFileProblem = (typeof footprintFileProblems)[number];
export type FootprintProblem = (typeof footprintProblems)[number];
