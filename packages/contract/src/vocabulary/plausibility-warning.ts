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
