import { maxSoldProductAnswers } from '@pcf/contract/exchange-limits';
import type { ChosenAnswer } from '../../../../exchange/sold-products.ts';
import { inChunks } from '../../../../lib/in-chunks.ts';
import { randomId } from '../../../../lib/random-id.ts';
import type { AnswerItem, AnswersPart, SoldProductAnswer } from '../answer-with-sold-products.ts';
import { type AnswerChoices, heldBy } from './answer-choices.ts';
import type { CustomerPlan } from './answer-plan.ts';

/** What goes out to whom, as things stand. */
export function sendableOf(customers: readonly CustomerPlan[], choices: AnswerChoices): CustomerPlan[] {
  return customers
    .filter(({ id }) => choices.customers.get(id)?.agreed)
    .map((customer) => ({ ...customer, items: customer.items.filter((item) => heldBy(item, choices) === null) }))
    .filter(({ items }) => items.length > 0);
}

/** As many as one call takes, each with a key of its own, and only with the customers that it sends to. */
export function answerParts(
  sendable: readonly CustomerPlan[],
  choices: AnswerChoices,
  chosen: readonly ChosenAnswer[],
): AnswersPart[] {
  const read = new Map(chosen.map((each) => [each.lineId, each]));
  const answers = sendable.flatMap(({ items }) => items);
  return inChunks(answers, maxSoldProductAnswers).map((part) => ({
    key: randomId(),
    body: {
      items: part.flatMap((answer) => {
        const known = read.get(answer.lineId);
        return known ? [itemOf(answer, known, choices)] : [];
      }),
      customers: [...new Set(part.map(({ customer }) => customer.id))].map((customerId) => ({
        customerId,
        shareRows: choices.customers.get(customerId)?.shareRows ?? false,
      })),
    },
  }));
}

function itemOf(
  { lineId, hasDraft, needsConfirmation }: SoldProductAnswer,
  known: ChosenAnswer,
  { items }: AnswerChoices,
) {
  const { confirmation = '', replaceDraft = false } = items.get(lineId) ?? {};
  const { templateId, dataVersion, submissionVersion } = known;
  const item: AnswerItem = { lineId, templateId, dataVersion, submissionVersion };
  return {
    ...item,
    ...(needsConfirmation && { plausibilityConfirmation: confirmation.trim() }),
    ...(hasDraft && { replaceDraft }),
  };
}
