/** What is done with a file of answers. */
export const answerFileAims = ['save', 'submit'] as const;

export type AnswerFileAim = (typeof answerFileAims)[number];
