export const accessRequestActions = ['approveAccess', 'denyAccess'] as const;

export type AccessRequestAction = (typeof accessRequestActions)[number];
