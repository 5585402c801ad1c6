/** Why one of many requests was not answered with its template. */
export const templateAnswerSkipReasons = [
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

export type TemplateAnswerSkipReason = (typeof templateAnswerSkipReasons)[number];
