/** Whether something can be done now, and if not, whom it waits for; claims of an invitation use it as well. */
export const featureStates = ['ENABLED', 'DISABLED', 'WAITING_FOR_APPROVAL', 'WAITING_FOR_COMPLETION'] as const;

export type FeatureState = (typeof featureStates)[number];
