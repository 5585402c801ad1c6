import { expect, it } from 'vitest';
import { nextSort } from './filters.ts';

it('goes from the highest to the lowest to no order at all', () => {
  const first = nextSort({ sort: 'UPDATED_AT', order: 'ASC' }, 'EMISSION_VALUE');
  expect(first).toEqual({ sort: 'EMISSION_VALUE', order: 'DESC' });
  const second = nextSort(first, 'EMISSION_VALUE');
  expect(second).toEqual({ sort: 'EMISSION_VALUE', order: 'ASC' });
  expect(nextSort(second, 'EMISSION_VALUE')).toEqual({ sort: null, order: null });
});

it('reads a sort without an order as from the highest', () => {
  expect(nextSort({ sort: 'UPDATED_AT', order: null }, 'UPDATED_AT')).toEqual({ sort: 'UPDATED_AT', order: 'ASC' });
});
