/** The lists that somebody can take home as a file. */
export const exportedFiles = ['PURCHASED', 'RECEIVED', 'TEMPLATES', 'MATCHES', 'FOOTPRINT', 'ACTIVITY'] as const;

export type ExportedFile = (typeof exportedFiles)[number];
