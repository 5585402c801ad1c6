import { dataQualityLevels, dataValidities } from '@pcf/contract/vocabulary/data-quality';
import { emissionValueGranularities } from '@pcf/contract/vocabulary/emission-data';
import { sortDirections } from '@pcf/contract/vocabulary/lists';
import { confidenceLevels } from '@pcf/contract/vocabulary/methods';
import { productRequestStatuses } from '@pcf/contract/vocabulary/requests';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf } from '../format/date-format.ts';
import { type Filters, sortFields } from './filters.ts';
import { parseFilters } from './parse-filters.ts';
import { writeFilters } from './write-filters.ts';

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

const day = fc
  .date({ min: new Date(1990, 0, 1), max: new Date(2099, 11, 31), noInvalidDate: true })
  .map((moment) => dayOf(moment));
const range = <Value>(value: fc.Arbitrary<Value>) => fc.record({ from: fc.option(value), to: fc.option(value) });
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const text = fc.string({ maxLength: 200 }).map((value) => value.trim());
const filters: fc.Arbitrary<Filters> = fc.record({
  textSearch: text,
  productName: text,
  productInternalReference: text,
  archived: fc.boolean(),
  lastUpdated: range(day),
  overdue: fc.boolean(),
  requested: range(day),
  productRequestStatus: fc.subarray([...productRequestStatuses]),
  emissionValueGranularity: fc.subarray([...emissionValueGranularities]),
  emissionDataVerified: fc.subarray([true, false]),
  emissionValue: range(number),
  emissionValueConfidence: fc.subarray([...confidenceLevels]),
  shareOfPrimaryDataInEmissionFactor: range(number),
  complete: fc.subarray([true, false]),
  outdated: fc.subarray([true, false]),
  validity: fc.subarray([...dataValidities]),
  dataQuality: fc.subarray([...dataQualityLevels]),
  utcDays: fc.boolean(),
  selectedSuppliers: fc.uniqueArray(fc.uuid()),
  selectedCustomers: fc.uniqueArray(fc.uuid()),
  sort: fc.option(fc.constantFrom(...sortFields)),
  order: fc.option(fc.constantFrom(...sortDirections)),
});
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
