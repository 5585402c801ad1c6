/** How long an open request has waited, in days: under 30, 30 to 60, 60 to 90, over 90. */
export const requestAges = ['UNDER_30', 'FROM_30_TO_60', 'FROM_60_TO_90', 'OVER_90'] as const;

export type RequestAge = (typeof requestAges)[number];

/** From how many days on an age counts. */
export const leastDaysOf: Readonly<Record<RequestAge, number>> = {
  UNDER_30: 0,
  FROM_30_TO_60: 30,
  FROM_60_TO_90: 60,
  OVER_90: 90,
};
