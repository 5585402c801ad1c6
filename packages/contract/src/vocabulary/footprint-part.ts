/** What a footprint is made of. */
export const footprintParts = ['material', 'production', 'distribution'] as const;

export type FootprintPart = (typeof footprintParts)[number];
