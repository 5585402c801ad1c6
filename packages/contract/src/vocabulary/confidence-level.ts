export const confidenceLevels = ['VERY', 'SOMEWHAT', 'NONE'] as const;

export type ConfidenceLevel = (typeof confidenceLevels)[number];
