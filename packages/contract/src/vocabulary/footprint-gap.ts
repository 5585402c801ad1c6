/** Why the supplier's data do not give the emissions of a purchase. */
export const footprintGaps = ['NO_ANSWER', 'UNAVAILABLE', 'UNIT_MISSING', 'MASS_MISSING'] as const;

export type FootprintGap = (typeof footprintGaps)[number];
