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
