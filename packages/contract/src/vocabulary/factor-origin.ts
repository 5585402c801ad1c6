/** CATALOGUE is the one that comes with the product, OWN a file that somebody loaded. */
export const factorOrigins = ['CATALOGUE', 'OWN'] as const;

export type FactorOrigin = (typeof factorOrigins)[number];
