import { earliestYear, latestYear } from '@pcf/contract/exchange-limits';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { usableFilters } from '../../lib/filters/filters.ts';
import { anyFilters } from '../../lib/filters/testing/any-filters.ts';
import { parseQueryString, writeQueryString } from '../../lib/navigation/query-string.ts';
import {
  footprintQuery,
  footprintSearch,
  footprintTable,
  isNarrowed,
  linesBehind,
  readFootprintView,
} from './footprint-view.ts';

const usual = { year: null, basis: [], supplierIds: [], productIds: [] } as const;
const id = '8f14e45f-ceea-467f-9c1b-3e1a6ab1c001';

it.each([
  [{}, usual],
  [{ year: '2026' }, { ...usual, year: 2026 }],
  [{ year: '0' }, { ...usual, year: 0 }],
  [{ year: '' }, usual],
  [{ year: '1989' }, usual],
  [{ year: '2026.5', basis: 'toString', supplierIds: 'x', productIds: {} }, usual],
  [{ basis: ['MISSING', 'SPECIFIC'] }, { ...usual, basis: ['SPECIFIC', 'MISSING'] }],
  [{ basis: 'ESTIMATED,MISSING' }, { ...usual, basis: ['ESTIMATED', 'MISSING'] }],
  [
    { supplierIds: `${id},${id}`, productIds: [id] },
    { ...usual, supplierIds: [id], productIds: [id] },
  ],
])('reads %j', (search, view) => {
  expect(readFootprintView(search)).toEqual(view);
});

it('reads back what it wrote, and does not write what goes without saying', () => {
  const view = { year: 0, basis: ['MISSING'], supplierIds: [id], productIds: [id] } as const;
  expect(readFootprintView(footprintSearch(view))).toEqual(view);
  expect(footprintSearch(usual)).toEqual({});
  expect(footprintQuery(usual)).toEqual({});
  expect(footprintQuery(view)).toEqual(view);
});

it('reads back any view out of its address', () => {
  const anyView = fc
    .tuple(
      anyFilters(footprintTable),
      fc.option(fc.oneof(fc.constant(0), fc.integer({ min: earliestYear, max: latestYear }))),
    )
    .map(([filters, year]) => ({ ...usableFilters(footprintTable, filters), year }));
  fc.assert(
    fc.property(anyView, (view) => {
      expect(readFootprintView(parseQueryString(writeQueryString(footprintSearch(view))))).toEqual(view);
    }),
  );
});

it('is narrowed by everything but the year', () => {
  expect(isNarrowed({ ...usual, year: 2025 })).toBe(false);
  expect(isNarrowed({ ...usual, basis: ['MISSING'] })).toBe(true);
  expect(isNarrowed({ ...usual, productIds: [id] })).toBe(true);
});

it('leads from a figure to its rows of the same year', () => {
  expect(linesBehind(2026, { basis: ['ESTIMATED'] })).toEqual({
    to: '/products/purchased/footprint',
    search: { year: ['2026'], basis: ['ESTIMATED'] },
    hash: 'lines',
  });
});
