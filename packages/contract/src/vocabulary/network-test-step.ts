/** What a test of a network connection tries, one after the other: where tokens come from, one token, one call with it. */
export const networkTestSteps = ['DISCOVERY', 'TOKEN', 'FOOTPRINTS'] as const;

export type NetworkTestStep = (typeof networkTestSteps)[number];
