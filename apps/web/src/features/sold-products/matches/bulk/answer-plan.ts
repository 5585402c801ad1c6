import type { ChosenAnswer } from '../../../../exchange/sold-products.ts';
import type { SoldProductMatch } from '../api/list-matches.ts';

/** Why a line cannot be answered with a sold product. */
export const notAnswerableReasons = ['NOT_CONFIRMED', 'INCOMPLETE', 'CLOSED'] as const;

type NotAnswerableReason = (typeof notAnswerableReasons)[number];

export interface AnswerPlan {
  readonly chosen: readonly ChosenAnswer[];
  readonly leftOut: readonly { readonly match: SoldProductMatch; readonly reason: NotAnswerableReason }[];
}

/** Which lines can be answered with the sold product that was confirmed for them, and why not the others. */
export function planAnswers(matches: readonly SoldProductMatch[]): AnswerPlan {
  const chosen: ChosenAnswer[] = [];
  const leftOut: AnswerPlan['leftOut'][number][] = [];
  for (const match of matches) {
    const { confirmed, canSubmit, lineId, submissionVersion } = match;
    if (!canSubmit) leftOut.push({ match, reason: 'CLOSED' });
    else if (confirmed === null) leftOut.push({ match, reason: 'NOT_CONFIRMED' });
    else if (!confirmed.complete) leftOut.push({ match, reason: 'INCOMPLETE' });
    else chosen.push({ lineId, templateId: confirmed.id, dataVersion: confirmed.dataVersion, submissionVersion });
  }
  return { chosen, leftOut };
}
