/** What becomes of rows whose reference exists already, once that is allowed. Values of a query, hence lower case. */
export const importDuplicateChoices = ['skip', 'update'] as const;

export type ImportDuplicateChoice = (typeof importDuplicateChoices)[number];
