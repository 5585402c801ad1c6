export const sbtiTargetAmbitions = ['WELL_BELOW_TWO_DEGREES', 'ONE_POINT_FIVE_DEGREES'] as const;

export type SbtiTargetAmbition = (typeof sbtiTargetAmbitions)[number];
