/** Which side of a line an organisation is on. */
export const exchangeSides = ['CUSTOMER', 'SUPPLIER'] as const;

export type ExchangeSide = (typeof exchangeSides)[number];
