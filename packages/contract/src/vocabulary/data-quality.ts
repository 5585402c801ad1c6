/** What an answer is judged by, in the order in which it is shown. */
export const dataQualityCriteria = [
  'PRIMARY_DATA',
  'VERIFICATION',
  'AGE',
  'GRANULARITY',
  'CONFIDENCE',
  'GEOGRAPHY',
] as const;

export type DataQualityCriterion = (typeof dataQualityCriteria)[number];

/** What a score of 0 to 100 is called, and from which score on; the lowest first. */
export const dataQualityLevels = ['LOW', 'MEDIUM', 'HIGH'] as const;

export type DataQualityLevel = (typeof dataQualityLevels)[number];

export const leastScoreOf: Readonly<Record<DataQualityLevel, number>> = { LOW: 0, MEDIUM: 40, HIGH: 70 };

/** How long data hold: for a while yet, not much longer, or not any more. */
export const dataValidities = ['VALID', 'EXPIRING', 'EXPIRED'] as const;

export type DataValidity = (typeof dataValidities)[number];

/** What makes a value unlikely. The supplier confirms it with a sentence; it is never refused. */
export const plausibilityWarnings = [
  'OUTSIDE_CATALOGUE_RANGE',
  'OUTSIDE_MATERIAL_SPAN',
  'FAR_FROM_IN_FORCE',
  'BREAKDOWN_DIFFERS',
  'PERIOD_LAPSED',
  'DIFFERS_FROM_EXPECTED',
] as const;

export type PlausibilityWarning = (typeof plausibilityWarnings)[number];

/** Those that ask for a sentence; the rest are only shown. */
export const confirmedWarnings = [
  'OUTSIDE_CATALOGUE_RANGE',
  'OUTSIDE_MATERIAL_SPAN',
  'FAR_FROM_IN_FORCE',
  'BREAKDOWN_DIFFERS',
] as const satisfies readonly PlausibilityWarning[];

export type ConfirmedWarning = (typeof confirmedWarnings)[number];
