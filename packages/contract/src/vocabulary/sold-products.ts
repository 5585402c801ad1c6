/** Why a template is offered for the product of a customer: a reference is the same, or the names are alike. */
export const matchReasons = ['REFERENCE', 'NAME'] as const;

export type MatchReason = (typeof matchReasons)[number];

/** Whether somebody has said which template stands for the product of a customer. */
export const matchStates = ['CONFIRMED', 'OPEN'] as const;

export type MatchState = (typeof matchStates)[number];

/** Why one of many requests was not answered with its template. */
export const soldProductAnswerSkipReasons = [
  'NOT_FOUND',
  'TEMPLATE_NOT_FOUND',
  'TEMPLATE_INCOMPLETE',
  'TEMPLATE_CHANGED',
  'STALE_VERSION',
  'INVALID_TRANSITION',
  'LOCKED',
  'DRAFT_EXISTS',
  'CONSENT_MISSING',
  'CONFIRMATION_MISSING',
] as const;

export type SoldProductAnswerSkipReason = (typeof soldProductAnswerSkipReasons)[number];
