/** What a score of 0 to 100 is called, and from which score on; the lowest first. */
export const dataQualityLevels = ['LOW', 'MEDIUM', 'HIGH'] as const;

export type DataQualityLevel = (typeof dataQualityLevels)[number];

export const leastScoreOf: Readonly<Record<DataQualityLevel, number>> = { LOW: 0, MEDIUM: 40, HIGH: 70 };
