/** Who publishes the rules for a product or a sector. */
export const ruleOperators = ['PEF', 'EPD_INTERNATIONAL', 'OTHER'] as const;

export type RuleOperator = (typeof ruleOperators)[number];
