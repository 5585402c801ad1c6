import { expect, it } from 'vitest';
import { sidesOf, sideToShow } from './home-side.ts';
import { exampleDashboard } from './testing/example-dashboard.ts';

it('begins as a customer where there is nothing yet', () => {
  const dashboard = exampleDashboard();
  expect(sidesOf(dashboard)).toEqual(['customer']);
  expect(sideToShow(dashboard, 'supplier')).toBe('customer');
});

it('is a supplier where it only has customers or is only asked', () => {
  for (const supplier of [{ customers: 1 }, { lines: 3 }]) {
    const dashboard = exampleDashboard({ supplier });
    expect(sidesOf(dashboard)).toEqual(['supplier']);
    expect(sideToShow(dashboard, 'customer')).toBe('supplier');
  }
});

it('is a customer as soon as it has a supplier or a product', () => {
  expect(sidesOf(exampleDashboard({ customer: { suppliers: 1 } }))).toEqual(['customer']);
  expect(sidesOf(exampleDashboard({ customer: { products: 1 } }))).toEqual(['customer']);
});

it('shows the side on which more waits, the customer where it is the same', () => {
  const both = { customer: { suppliers: 2, toReview: 3 }, supplier: { lines: 9, toAnswer: 3 } };
  expect(sidesOf(exampleDashboard(both))).toEqual(['customer', 'supplier']);
  expect(sideToShow(exampleDashboard(both), null)).toBe('customer');
  const more = { ...both, supplier: { lines: 9, toAnswer: 3, rejected: 1 } };
  expect(sideToShow(exampleDashboard(more), null)).toBe('supplier');
});

it('does not count twice what is overdue among what is to be answered', () => {
  const dashboard = exampleDashboard({
    customer: { suppliers: 2, toReview: 4 },
    supplier: { lines: 9, toAnswer: 3, overdue: 3 },
  });
  expect(sideToShow(dashboard, null)).toBe('customer');
});

it('shows what was chosen, and passes over what is no side', () => {
  const dashboard = exampleDashboard({ customer: { products: 1 }, supplier: { lines: 1 } });
  expect(sideToShow(dashboard, 'supplier')).toBe('supplier');
  expect(sideToShow(dashboard, 'both')).toBe('customer');
});
