/** How long data hold: for a while yet, not much longer, or not any more. */
export const dataValidities = ['VALID', 'EXPIRING', 'EXPIRED'] as const;

export type DataValidity = (typeof dataValidities)[number];
