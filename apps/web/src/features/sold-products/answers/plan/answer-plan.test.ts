import { expect, it } from 'vitest';
import { makeAnswer } from '../testing/make-answer.ts';
import { changeChoices, heldBy, nothingSaid } from './answer-choices.ts';
import { answerParts, sendableOf } from './answer-parts.ts';
import { planOf } from './answer-plan.ts';

const verdier = { id: 'verdier', name: 'Maison Verdier' };
const nordic = { id: 'nordic', name: 'Nordic Kitchen' };
const answers = [
  makeAnswer({ lineId: 'n1' }),
  makeAnswer({ lineId: 'v1', customer: verdier, hasDraft: true }),
  makeAnswer({ lineId: 'n2', needsConfirmation: true }),
];
const skipped = { lineId: 'n3', templateId: 'sold-product', name: 'Lid', customer: nordic, code: 'LOCKED' as const };
const plan = planOf({ answered: answers, skipped: [skipped] });
const chosen = answers.map(({ lineId }) => ({
  lineId,
  templateId: 'sold-product',
  dataVersion: 2,
  submissionVersion: 0,
}));
const agree = (customerIds: readonly string[], choices = nothingSaid) =>
  changeChoices(choices, { what: 'customers', customerIds, choice: { agreed: true } });
const idsOf = (choices: typeof nothingSaid) =>
  sendableOf(plan.customers, choices).flatMap(({ items }) => items.map(({ lineId }) => lineId));

it('groups what is answered by customer, with what is not', () => {
  expect(plan.customers.map(({ name, items }) => [name, items.length])).toEqual([
    ['Maison Verdier', 1],
    ['Nordic Kitchen', 2],
  ]);
  expect(plan.customers[1]?.skipped).toEqual([skipped]);
  expect(plan.skipped).toEqual([skipped]);
});

it('sends nothing to a customer that nobody agreed to', () => {
  expect(idsOf(nothingSaid)).toEqual([]);
  expect(idsOf(agree(['nordic']))).toEqual(['n1']);
});

it('holds back what lacks a sentence, has a draft or is left out', () => {
  const agreed = agree(['nordic', 'verdier']);
  expect(answers.map((answer) => heldBy(answer, agreed))).toEqual([null, 'DRAFT', 'SENTENCE']);
  const said = changeChoices(agreed, { what: 'items', lineIds: ['n2'], choice: { confirmation: ' It is new. ' } });
  const replaced = changeChoices(said, { what: 'items', lineIds: ['v1'], choice: { replaceDraft: true } });
  expect(idsOf(replaced)).toEqual(['v1', 'n1', 'n2']);
  expect(idsOf(changeChoices(replaced, { what: 'items', lineIds: ['n1'], choice: { leftOut: true } }))).toEqual([
    'v1',
    'n2',
  ]);
});

it('sends with each answer what was read and said, and with each part its customers', () => {
  const agreed = agree(['nordic']);
  const said = changeChoices(agreed, { what: 'items', lineIds: ['n2'], choice: { confirmation: ' It is new. ' } });
  const shared = changeChoices(said, { what: 'customers', customerIds: ['nordic'], choice: { shareRows: true } });
  const parts = answerParts(sendableOf(plan.customers, shared), shared, chosen);
  const read = { templateId: 'sold-product', dataVersion: 2, submissionVersion: 0 };
  expect(parts.map(({ body }) => body)).toEqual([
    {
      items: [
        { lineId: 'n1', ...read },
        { lineId: 'n2', ...read, plausibilityConfirmation: 'It is new.' },
      ],
      customers: [{ customerId: 'nordic', shareRows: true }],
    },
  ]);
});

it('divides what is too much for one call, each part with a key of its own', () => {
  const many = Array.from({ length: 450 }, (_, index) => makeAnswer({ lineId: `line ${index}` }));
  const parts = answerParts(
    [{ ...nordic, items: many, skipped: [] }],
    agree(['nordic']),
    many.map(({ lineId }) => ({ lineId, templateId: 'sold-product', dataVersion: 2, submissionVersion: 0 })),
  );
  expect(parts.map(({ body }) => body.items.length)).toEqual([200, 200, 50]);
  expect(new Set(parts.map(({ key }) => key)).size).toBe(3);
});
