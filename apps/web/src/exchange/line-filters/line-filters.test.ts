import { expect, it } from 'vitest';
import { countFilters, readFilters } from '../../lib/filters/filters.ts';
import { clearedFilters, countLineFilters, lineQuery, lineTable, moreTable, readLineFilters } from './line-search.ts';
import { changedSearch } from './use-line-view.ts';

const parseFilters = (search: string) => readFilters(lineTable, search);

it('changes one filter, keeps the others and what is not a filter, sorts, and begins at the first page', () => {
  const current = { pageNumber: '3', productRequestStatus: ['REQUESTED', 'REJECTED'], limit: '25', edit: 'p1' };
  expect(Object.entries(changedSearch(current, { emissionValue: { from: 0, to: null } }))).toEqual([
    ['edit', 'p1'],
    ['emissionValueFrom', '0'],
    ['limit', '25'],
    ['productRequestStatus', ['REQUESTED', 'REJECTED']],
  ]);
});

it('clears every filter and keeps the order of the list', () => {
  const current = { textSearch: 'foil', archived: 'true', selectedSuppliers: 's1', sort: 'UPDATED_AT', order: 'ASC' };
  expect(changedSearch(current, clearedFilters)).toEqual({ sort: 'UPDATED_AT', order: 'ASC' });
});

it('counts a filter with several values once, and does not count the order', () => {
  const filters = parseFilters(
    'textSearch=foil&productRequestStatus=REQUESTED,REJECTED&emissionValueFrom=1&emissionValueTo=2&archived=true' +
      '&emissionDataVerified=true,false&sort=CREATED_AT&order=ASC',
  );
  expect(countLineFilters(filters)).toBe(5);
  expect(countFilters(moreTable, filters)).toBe(2);
  expect(countLineFilters(parseFilters('sort=CREATED_AT'))).toBe(0);
});

it('asks the server in its own words', () => {
  const filters = parseFilters('selectedSuppliers=s1&emissionDataVerified=1&sort=EMISSION_VALUE&order=ASC&archived=1');
  expect(lineQuery(filters)).toEqual({
    supplierIds: ['s1'],
    emissionDataVerified: ['true'],
    archived: 'true',
    sortBy: 'EMISSION_VALUE',
    sortDirection: 'ASC',
  });
  expect(lineQuery(parseFilters('sort=PRODUCTS_CONNECTED'))).toEqual({});
});

it('drops what the server would refuse', () => {
  const id = '0b4a2c1e-5d6f-4a7b-8c9d-0e1f2a3b4c5d';
  const filters = readLineFilters(
    `selectedSuppliers=nobody,${id}&emissionValueFrom=1e13&emissionValueTo=5` +
      '&shareOfPrimaryDataInEmissionFactorFrom=-1&shareOfPrimaryDataInEmissionFactorTo=100',
  );
  expect(filters.supplierIds).toEqual([id]);
  expect(filters.emissionValue).toEqual({ from: null, to: 5 });
  expect(filters.shareOfPrimaryDataInEmissionFactor).toEqual({ from: null, to: 100 });
});
