/** Why a template is offered for the product of a customer: a reference is the same, or the names are alike. */
export const matchReasons = ['REFERENCE', 'NAME'] as const;

export type MatchReason = (typeof matchReasons)[number];
