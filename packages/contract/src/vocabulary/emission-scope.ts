export const emissionScopes = ['SCOPE_1', 'SCOPE_2', 'SCOPE_3', 'SCOPE_1_2', 'SCOPE_1_2_3'] as const;

export type EmissionScope = (typeof emissionScopes)[number];
