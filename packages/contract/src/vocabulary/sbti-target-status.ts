export const sbtiTargetStatuses = ['COMMITTED', 'SET', 'VALIDATED'] as const;

export type SbtiTargetStatus = (typeof sbtiTargetStatuses)[number];
