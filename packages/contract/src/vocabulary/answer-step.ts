/** The steps of an answer, in order; parts of an address, hence not in capitals. */
export const answerSteps = ['overview', 'emissions', 'data', 'methods', 'success'] as const;

export type AnswerStep = (typeof answerSteps)[number];
