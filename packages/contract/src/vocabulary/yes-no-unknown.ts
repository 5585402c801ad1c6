export const yesNoUnknownAnswers = ['YES', 'NO', 'UNKNOWN'] as const;

export type YesNoUnknown = (typeof yesNoUnknownAnswers)[number];
