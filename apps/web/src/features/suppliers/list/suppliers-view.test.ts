import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyFilters } from '../../../lib/filters/testing/any-filters.ts';
import { parseQueryString, writeQueryString } from '../../../lib/navigation/query-string.ts';
import {
  isNarrowed,
  readSuppliersView,
  sortedBy,
  suppliersViewSearch,
  supplierTable,
  withoutFilters,
} from './suppliers-view.ts';

const usual = {
  textSearch: '',
  filterSupplierEmailDomain: '',
  connectionStatus: [],
  sbtiTarget: [],
  onlyActive: false,
  undeliverable: false,
  sort: 'DEFAULT',
  order: 'ASC',
} as const;

it.each([
  [{}, usual],
  [
    { textSearch: ' foil ', sort: 'PRODUCTS_CONNECTED' },
    { ...usual, textSearch: 'foil', sort: 'PRODUCTS_CONNECTED', order: 'DESC' },
  ],
  [{ connectionStatus: ['DECLINED', 'PENDING'] }, { ...usual, connectionStatus: ['PENDING', 'DECLINED'] }],
  [{ connectionStatus: 'PENDING,toString' }, { ...usual, connectionStatus: ['PENDING'] }],
  [{ sbtiTarget: 'UNKNOWN,NO_TARGET,7' }, { ...usual, sbtiTarget: ['NO_TARGET', 'UNKNOWN'] }],
  [
    { onlyActive: 'true', undeliverable: 'yes' },
    { ...usual, onlyActive: true },
  ],
  [
    { onlyActive: ['true'], undeliverable: 'true' },
    { ...usual, onlyActive: true, undeliverable: true },
  ],
  [{ sort: 'NAME', order: 'up', connectionStatus: 7, textSearch: {} }, usual],
  [{ filterSupplierEmailDomain: '@Hydral.example' }, { ...usual, filterSupplierEmailDomain: 'hydral.example' }],
  [{ filterSupplierEmailDomain: 'mark@hydral.example' }, { ...usual, filterSupplierEmailDomain: 'hydral.example' }],
])('reads %j', (search, view) => {
  expect(readSuppliersView(search)).toEqual(view);
});

it('reads back what it wrote, and begins at the first page', () => {
  const view = {
    textSearch: 'vetro',
    filterSupplierEmailDomain: 'vetro.example',
    connectionStatus: ['PENDING', 'DECLINED'],
    sbtiTarget: ['ONE_POINT_FIVE_DEGREES', 'UNKNOWN'],
    onlyActive: true,
    undeliverable: true,
    sort: 'PRODUCTS_CONNECTED',
    order: 'ASC',
  } as const;
  const search = { pageNumber: 3, ...suppliersViewSearch(view) };
  expect(readSuppliersView(search)).toEqual(view);
  expect(search.pageNumber).toBeUndefined();
});

it('reads back any view out of its address', () => {
  const anyView = anyFilters(supplierTable).map((filters) => ({
    ...filters,
    sort: filters.sort ?? usual.sort,
    order: filters.order ?? usual.order,
  }));
  fc.assert(
    fc.property(anyView, (view) => {
      expect(readSuppliersView(parseQueryString(writeQueryString(suppliersViewSearch(view))))).toEqual(view);
    }),
  );
});

it('does not write what goes without saying', () => {
  for (const view of [usual, { ...usual, sort: 'PRODUCTS_CONNECTED', order: 'DESC' } as const]) {
    const { sort, ...others } = suppliersViewSearch(view);
    expect(Object.values(others).filter((value) => value !== undefined)).toEqual([]);
    expect(sort).toBe(view.sort === 'DEFAULT' ? undefined : view.sort);
  }
});

it('sorts names upwards and numbers downwards first, and turns at the next press', () => {
  expect(sortedBy(usual, 'PRODUCTS_CONNECTED')).toMatchObject({ sort: 'PRODUCTS_CONNECTED', order: 'DESC' });
  expect(sortedBy(usual, 'DEFAULT')).toMatchObject({ sort: 'DEFAULT', order: 'DESC' });
  expect(sortedBy({ ...usual, sort: 'PRODUCTS_CONNECTED', order: 'ASC' }, 'DEFAULT')).toMatchObject(usual);
});

it.each([{ sbtiTarget: ['UNKNOWN'] as const }, { onlyActive: true }, { undeliverable: true }])(
  'is narrowed by %j',
  (filter) => {
    expect(isNarrowed({ ...usual, ...filter })).toBe(true);
    expect(withoutFilters({ ...usual, ...filter })).toEqual(usual);
  },
);

it('keeps the order when the filters go', () => {
  const narrowed = { ...usual, order: 'DESC', filterSupplierEmailDomain: 'vetro.example' } as const;
  expect(isNarrowed(narrowed)).toBe(true);
  expect(withoutFilters(narrowed)).toEqual({ ...usual, order: 'DESC' });
  expect(isNarrowed(withoutFilters(narrowed))).toBe(false);
});
