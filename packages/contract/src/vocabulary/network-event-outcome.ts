/** Whether what a partner told changed something, or is only kept. */
export const networkEventOutcomes = ['APPLIED', 'KEPT'] as const;

export type NetworkEventOutcome = (typeof networkEventOutcomes)[number];
