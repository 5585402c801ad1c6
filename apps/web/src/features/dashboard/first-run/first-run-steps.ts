import type { Dashboard } from '../api/get-dashboard.ts';
import type { HomeSide } from '../home-side.ts';

export const firstRunNames = {
  customer: ['invite', 'add', 'send'],
  supplier: ['receive', 'answer', 'keep'],
} as const satisfies Record<HomeSide, readonly string[]>;

export type FirstRunName = (typeof firstRunNames)[HomeSide][number];

export interface FirstRunStep {
  readonly name: FirstRunName;
  readonly done: boolean;
}

/** What a newcomer does first; each step is done once the data say so, in whatever order it was done. */
export function firstRunSteps({ customer, supplier }: Dashboard, side: HomeSide): FirstRunStep[] {
  const done: Record<FirstRunName, boolean> = {
    invite: customer.suppliers > 0,
    add: customer.products > 0,
    send: customer.requested > 0,
    receive: supplier.lines > 0,
    answer: supplier.lines > supplier.toAnswer,
    keep: supplier.templates > 0,
  };
  return firstRunNames[side].map((name) => ({ name, done: done[name] }));
}

export const isOver = (steps: readonly FirstRunStep[]): boolean => steps.every(({ done }) => done);

/** The one to take now: the first that is not done. */
export const nextStep = (steps: readonly FirstRunStep[]): FirstRunName | null =>
  steps.find(({ done }) => !done)?.name ?? null;
