/** How captured carbon that is used again is counted. */
export const ccuCalculationApproaches = ['CUT_OFF', 'CREDIT'] as const;

export type CcuCalculationApproach = (typeof ccuCalculationApproaches)[number];
