export const geographicGranularities = ['GLOBAL', 'REGIONAL', 'COUNTRY', 'UNKNOWN'] as const;

export type GeographicGranularity = (typeof geographicGranularities)[number];
