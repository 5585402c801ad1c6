/** What a row of a calculation is asked for. */
export const itemFields = ['emissionfactor', 'weight', 'amount', 'distance', 'transportemissionfactor'] as const;
