/** Whether somebody has said which template stands for the product of a customer. */
export const matchStates = ['CONFIRMED', 'OPEN'] as const;

export type MatchState = (typeof matchStates)[number];
