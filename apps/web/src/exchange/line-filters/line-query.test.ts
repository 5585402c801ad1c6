import { expect, it } from 'vitest';
import { readFilters, toCallQuery as toQuery } from '../../lib/filters/filters.ts';
import { type Filters, lineTable } from './line-search.ts';

const parseFilters = (search: string) => readFilters(lineTable, search);
const toCallQuery = (filters: Partial<Filters>) => toQuery(lineTable, filters);

it('gives the filters the names that the calls have for them', () => {
  const filters = parseFilters(
    'validity=EXPIRED&dataQuality=LOW&selectedSuppliers=a,b&selectedCustomers=c&sort=UPDATED_AT&order=ASC',
  );
  expect(toCallQuery(filters)).toEqual({
    validity: ['EXPIRED'],
    dataQuality: ['LOW'],
    supplierIds: ['a', 'b'],
    customerIds: ['c'],
    sortBy: 'UPDATED_AT',
    sortDirection: 'ASC',
  });
});

it('keeps the names of the others', () => {
  const search =
    'productRequestStatus=REQUESTED&emissionValueGranularity=PRODUCT&emissionDataVerified=false&emissionValueFrom=0' +
    '&emissionValueTo=9.5&emissionValueConfidence=NONE&shareOfPrimaryDataInEmissionFactorFrom=10' +
    '&shareOfPrimaryDataInEmissionFactorTo=90&textSearch=foil&productName=tray&productInternalReference=AL-1&archived=true' +
    '&complete=1&outdated=true,false&overdue=1';
  expect(toCallQuery(parseFilters(search))).toEqual({
    textSearch: 'foil',
    productName: 'tray',
    productInternalReference: 'AL-1',
    archived: 'true',
    overdue: 'true',
    productRequestStatus: ['REQUESTED'],
    emissionValueGranularity: ['PRODUCT'],
    emissionDataVerified: ['false'],
    emissionValueFrom: 0,
    emissionValueTo: 9.5,
    emissionValueConfidence: ['NONE'],
    shareOfPrimaryDataInEmissionFactorFrom: 10,
    shareOfPrimaryDataInEmissionFactorTo: 90,
    complete: ['true'],
    outdated: ['true', 'false'],
  });
});

it('sends days as noon of the day where the reader is, without milliseconds', () => {
  const query = toCallQuery(parseFilters('lastUpdatedFrom=2026-05-16&lastUpdatedTo=2026-05-17&requestedTo=2026-05-17'));
  expect(query).toEqual({
    lastUpdatedFrom: new Date(2026, 4, 16, 12).toISOString().replace('.000', ''),
    lastUpdatedTo: new Date(2026, 4, 17, 12).toISOString().replace('.000', ''),
    requestedTo: new Date(2026, 4, 17, 12).toISOString().replace('.000', ''),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

it('sends days of UTC as such', () => {
  expect(toCallQuery(parseFilters('requestedFrom=2026-05-16&timeZone=UTC'))).toEqual({
    requestedFrom: '2026-05-16T12:00:00Z',
    timeZone: 'UTC',
  });
  expect(toCallQuery(parseFilters('timeZone=UTC'))).toEqual({});
});

it('sends nothing for nothing', () => {
  expect(toCallQuery(parseFilters(''))).toEqual({});
  expect(toCallQuery({})).toEqual({});
});
