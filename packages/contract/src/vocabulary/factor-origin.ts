/**
 * CATALOGUE is the one that comes with the product, OWN a file that somebody loaded. LINK is a figure that came with a
 * link and that our catalogue does not have: anybody can write a link, so that it is never told as ours.
 */
export const factorOrigins = ['CATALOGUE', 'OWN', 'LINK'] as const;

export type FactorOrigin = (typeof factorOrigins)[number];
