/** Whether a footprint that was shared with a partner is the newest, or another one has taken its place. */
export const footprintStatuses = ['ACTIVE', 'DEPRECATED'] as const;

export type FootprintStatus = (typeof footprintStatuses)[number];
