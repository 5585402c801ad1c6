export const userAccessLevels = ['ADMIN', 'EDITOR'] as const;

export type UserAccessLevel = (typeof userAccessLevels)[number];
