/** What comes of a footprint that is imported. What was imported before and says the same is not doubled. */
export const footprintOutcomes = ['CREATED', 'UNCHANGED', 'REFUSED'] as const;

export type FootprintOutcome = (typeof footprintOutcomes)[number];
