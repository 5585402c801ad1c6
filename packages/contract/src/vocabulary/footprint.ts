/** Where the emissions of a purchase come from: the supplier's data, an estimate that the customer chose, or nowhere yet. */
export const footprintBases = ['SPECIFIC', 'ESTIMATED', 'MISSING'] as const;

export type FootprintBasis = (typeof footprintBases)[number];

/** Why the supplier's data do not give the emissions of a purchase. */
export const footprintGaps = ['NO_ANSWER', 'UNAVAILABLE', 'UNIT_MISSING', 'MASS_MISSING'] as const;

export type FootprintGap = (typeof footprintGaps)[number];

/** What comes of a footprint that is imported. What was imported before and says the same is not doubled. */
export const footprintOutcomes = ['CREATED', 'UNCHANGED', 'REFUSED'] as const;

export type FootprintOutcome = (typeof footprintOutcomes)[number];

/** What a footprint is made of. */
export const footprintParts = ['material', 'production', 'distribution'] as const;

export type FootprintPart = (typeof footprintParts)[number];

/** Whether a footprint that was shared with a partner is the newest, or another one has taken its place. */
export const footprintStatuses = ['ACTIVE', 'DEPRECATED'] as const;

export type FootprintStatus = (typeof footprintStatuses)[number];
