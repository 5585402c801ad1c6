/** A proxy stands for a whole group, for those who do not know the factor. */
export const factorKinds = ['proxy', 'factor'] as const;

export type FactorKind = (typeof factorKinds)[number];
