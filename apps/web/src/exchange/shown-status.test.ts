import { productRequestStatuses } from '@pcf/contract/vocabulary/requests';
import { expect, it } from 'vitest';
import { shownStatus, shownStatuses } from './shown-status.ts';

it('has a look of its own for every status', () => {
  const shown = productRequestStatuses.map((status) => shownStatus(status));
  expect(new Set(shown).size).toBe(productRequestStatuses.length);
  expect([...shown, 'inProgress'].toSorted()).toEqual([...shownStatuses].toSorted());
});

it.each(productRequestStatuses)('shows begun work of %s only where the supplier has to act', (status) => {
  const supplierActs = status === 'REQUESTED' || status === 'REJECTED';
  expect(shownStatus(status, true)).toBe(supplierActs ? 'inProgress' : shownStatus(status));
});
