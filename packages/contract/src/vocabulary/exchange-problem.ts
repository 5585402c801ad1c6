/** What stands against sending an answer to another platform. The first three are filled in; the rest cannot be said there. */
export const exchangeGaps = ['REQUIRED', 'INVALID_FORMAT', 'CROSS_SECTORAL_STANDARD_REQUIRED'] as const;

export const exchangeObstacles = [
  'NO_DATA',
  'UNIT_NOT_EXPRESSIBLE',
  'NOT_CRADLE_TO_GATE',
  'OFFSETS_SUBTRACTED',
  'RADIATIVE_FORCING_INCLUDED',
  'PARTS_DO_NOT_ADD_UP',
  'CONTRADICTS_ANOTHER_FIELD',
  'OUTSIDE_VALIDITY',
] as const;

export const exchangeProblems = [...exchangeGaps, ...exchangeObstacles] as const;

export type ExchangeGap = (typeof exchangeGaps)[number];
export type ExchangeObstacle = (typeof exchangeObstacles)[number];
export type ExchangeProblem = (typeof exchangeProblems)[number];
