/** Where the emissions of a purchase come from: the supplier's data, an estimate that the customer chose, or nowhere yet. */
export const footprintBases = ['SPECIFIC', 'ESTIMATED', 'MISSING'] as const;

export type FootprintBasis = (typeof footprintBases)[number];
