export const sortDirections = ['ASC', 'DESC'] as const;

export type SortDirection = (typeof sortDirections)[number];

/** Who publishes the rules for a product or a sector. */
export const ruleOperators = ['PEF', 'EPD_INTERNATIONAL', 'OTHER'] as const;

export type RuleOperator = (typeof ruleOperators)[number];

export const exportFormats = ['csv', 'xlsx'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** The lists that somebody can take home as a file. */
export const exportedFiles = ['PURCHASED', 'RECEIVED', 'TEMPLATES', 'MATCHES', 'FOOTPRINT', 'ACTIVITY'] as const;

export type ExportedFile = (typeof exportedFiles)[number];
