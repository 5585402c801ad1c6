import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFilters, writeFilters as write } from '../../lib/filters/filters.ts';
import { anyFilters } from '../../lib/filters/testing/any-filters.ts';
import { type Filters, lineTable } from './line-search.ts';

const parseFilters = (search: string) => readFilters(lineTable, search);
const writeFilters = (search: string, filters: Partial<Filters>) => write(lineTable, search, filters);

it('removes the old filters, sets the given ones, keeps the rest and sorts', () => {
  const search =
    '?edit=7&textSearch=foil&order=ASC&productRequestStatus=REQUESTED&emissionValueFrom=3&pageNumber=2&sort=CREATED_AT';
  expect(writeFilters(search, { productRequestStatus: ['COMPLETED', 'REJECTED'], emissionDataVerified: [false] })).toBe(
    '?edit=7&emissionDataVerified=false&pageNumber=2&productRequestStatus=COMPLETED&productRequestStatus=REJECTED',
  );
});

it('removes every filter parameter that there is', () => {
  const search =
    'lastUpdatedFrom=x&lastUpdatedTo=x&productRequestStatus=x&emissionValueGranularity=x&emissionDataVerified=x' +
    '&emissionValueFrom=x&emissionValueTo=x&emissionValueConfidence=x&shareOfPrimaryDataInEmissionFactorFrom=x' +
    '&shareOfPrimaryDataInEmissionFactorTo=x&selectedSuppliers=x&selectedCustomers=x&sort=x&order=x' +
    '&textSearch=x&productName=x&productInternalReference=x&archived=x&complete=x&outdated=x&validity=x&dataQuality=x&timeZone=x' +
    '&overdue=x&requestedFrom=x&requestedTo=x';
  expect(writeFilters(search, {})).toBe('');
  expect(writeFilters(`${search}&a=1`, {})).toBe('?a=1');
});

it('writes zero and open ends', () => {
  expect(
    writeFilters('', { emissionValue: { from: 0, to: null }, lastUpdated: { from: null, to: '2026-03-01' } }),
  ).toBe('?emissionValueFrom=0&lastUpdatedTo=2026-03-01');
});

it('gives the same view the same address, wherever it comes from', () => {
  const filters = { sort: 'CREATED_AT', order: 'DESC' } as const;
  expect(writeFilters('?b=2&a=1', filters)).toBe(writeFilters('?a=1&order=ASC&b=2', filters));
});

const filters = anyFilters(lineTable);
const otherSearch = fc
  .array(fc.tuple(fc.constantFrom('edit', 'pageNumber', 'limit'), fc.string()))
  .map((pairs) => new URLSearchParams(pairs).toString());

it('reads back what it wrote, whatever was there before', () => {
  fc.assert(
    fc.property(filters, filters, otherSearch, (before, after, other) => {
      const search = writeFilters(writeFilters(other, before), after);
      expect(parseFilters(search)).toEqual(after);
      expect(writeFilters(search, parseFilters(search))).toBe(search);
      expect(writeFilters(search, {})).toBe(writeFilters(other, {}));
    }),
  );
});
