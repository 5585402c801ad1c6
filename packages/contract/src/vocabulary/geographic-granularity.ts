export const geographicGranularities = ['GLOBAL', 'REGIONAL', 'COUNTRY', 'UNKNOWN'] as const;

export type GeographicGranularity = (typeof geographicGranularities)[number];

/** Where the geography is known. */
export const knownGeographicGranularities = [
  'GLOBAL',
  'REGIONAL',
  'COUNTRY',
] as const satisfies readonly GeographicGranularity[];

/** Where the whole world is no answer, but not knowing is one. */
export const localGeographicGranularities = [
  'REGIONAL',
  'COUNTRY',
  'UNKNOWN',
] as const satisfies readonly GeographicGranularity[];
