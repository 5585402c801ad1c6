/** Where an import stands while it runs. */
export const importPhases = ['READING', 'SAVING', 'DONE', 'FAILED'] as const;

export type ImportPhase = (typeof importPhases)[number];
