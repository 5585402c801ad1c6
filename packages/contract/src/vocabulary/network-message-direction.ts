/** Whether the own organisation told it or the partner did. */
export const networkMessageDirections = ['SENT', 'RECEIVED'] as const;

export type NetworkMessageDirection = (typeof networkMessageDirections)[number];
