import type { SoldProductAnswer } from '../answer-with-sold-products.ts';

/** What somebody says about one answer; absent where nothing was said yet. */
export interface ItemChoice {
  readonly leftOut?: boolean;
  readonly confirmation?: string;
  readonly replaceDraft?: boolean;
}

/** Whether one customer may receive its answers, and how much of them. */
export interface CustomerChoice {
  readonly agreed?: boolean;
  readonly shareRows?: boolean;
}

export interface AnswerChoices {
  readonly items: ReadonlyMap<string, ItemChoice>;
  readonly customers: ReadonlyMap<string, CustomerChoice>;
}

export const nothingSaid: AnswerChoices = { items: new Map(), customers: new Map() };

export type ChoiceChange =
  | { readonly what: 'items'; readonly lineIds: readonly string[]; readonly choice: ItemChoice }
  | { readonly what: 'customers'; readonly customerIds: readonly string[]; readonly choice: CustomerChoice };

export function changeChoices(choices: AnswerChoices, change: ChoiceChange): AnswerChoices {
  return change.what === 'items'
    ? { ...choices, items: withChoice(choices.items, change.lineIds, change.choice) }
    : { ...choices, customers: withChoice(choices.customers, change.customerIds, change.choice) };
}

function withChoice<Choice>(all: ReadonlyMap<string, Choice>, ids: readonly string[], choice: Choice) {
  const next = new Map(all);
  for (const id of ids) next.set(id, { ...next.get(id), ...choice } as Choice);
  return next;
}

/** Why an answer does not go out yet, although it could. */
export const heldReasons = ['LEFT_OUT', 'DRAFT', 'SENTENCE'] as const;

export type HeldReason = (typeof heldReasons)[number];

export function heldBy(item: SoldProductAnswer, { items }: AnswerChoices): HeldReason | null {
  const { leftOut = false, confirmation = '', replaceDraft = false } = items.get(item.lineId) ?? {};
  if (leftOut) return 'LEFT_OUT';
  if (item.hasDraft && !replaceDraft) return 'DRAFT';
  return item.needsConfirmation && confirmation.trim() === '' ? 'SENTENCE' : null;
}
