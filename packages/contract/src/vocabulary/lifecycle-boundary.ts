export const lifecycleBoundaries = ['CRADLE_TO_GATE', 'CRADLE_TO_GRAVE', 'GATE_TO_GATE'] as const;

export type LifecycleBoundary = (typeof lifecycleBoundaries)[number];
