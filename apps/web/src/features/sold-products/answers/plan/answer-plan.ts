import type { AnsweredWithSoldProducts, SkippedAnswer, SoldProductAnswer } from '../answer-with-sold-products.ts';

/** What one customer would receive, and what not. */
export interface CustomerPlan {
  readonly id: string;
  readonly name: string;
  readonly items: readonly SoldProductAnswer[];
  readonly skipped: readonly SkippedAnswer[];
}

export interface AnswerPlan {
  /** Those with something to receive, by their names. */
  readonly customers: readonly CustomerPlan[];
  /** Everything that cannot be answered, whoever asked for it. */
  readonly skipped: readonly SkippedAnswer[];
}

export function planOf({ answered, skipped }: AnsweredWithSoldProducts): AnswerPlan {
  const byCustomer = Map.groupBy(answered, ({ customer }) => customer.id);
  const customers = [...byCustomer].map(
    ([id, items]): CustomerPlan => ({
      id,
      name: items[0]?.customer.name ?? '',
      items,
      skipped: skipped.filter(({ customer }) => customer?.id === id),
    }),
  );
  return { customers: customers.sort((one, other) => one.name.localeCompare(other.name)), skipped };
}
