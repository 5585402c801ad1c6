import { expect, it } from 'vitest';
import { firstRunSteps, isOver, nextStep } from './home-content.tsx';
import { exampleDashboard } from './testing/example-dashboard.ts';

it('leads a customer from inviting to sending', () => {
  const known = [{}, { suppliers: 1 }, { suppliers: 1, products: 2 }, { suppliers: 1, products: 2, requested: 1 }];
  const steps = known.map((customer) => firstRunSteps(exampleDashboard({ customer }), 'customer'));
  expect(steps.map(nextStep)).toEqual(['invite', 'add', 'send', null]);
  expect(steps.map(isOver)).toEqual([false, false, false, true]);
});

it('knows what was done out of order', () => {
  const steps = firstRunSteps(exampleDashboard({ customer: { products: 40 } }), 'customer');
  expect(steps.map(({ done }) => done)).toEqual([false, true, false]);
  expect(nextStep(steps)).toBe('invite');
});

it('leads a supplier from the first request to its first sold product', () => {
  const known = [
    { customers: 1 },
    { customers: 1, lines: 3, toAnswer: 3 },
    { customers: 1, lines: 3, toAnswer: 2 },
    { customers: 1, lines: 3, toAnswer: 2, templates: 1 },
  ];
  const steps = known.map((supplier) => firstRunSteps(exampleDashboard({ supplier }), 'supplier'));
  expect(steps.map(nextStep)).toEqual(['receive', 'answer', 'keep', null]);
  expect(steps.map(isOver)).toEqual([false, false, false, true]);
});
