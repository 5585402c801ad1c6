/** Whether what a partner told changed something, is only kept, or waits for what has to be fetched from there first. */
export const networkEventOutcomes = ['WAITING', 'APPLIED', 'KEPT'] as const;

export type NetworkEventOutcome = (typeof networkEventOutcomes)[number];
