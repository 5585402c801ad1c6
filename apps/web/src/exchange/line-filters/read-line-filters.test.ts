import { describe, expect, it } from 'vitest';
import { readFilters } from '../../lib/filters/filters.ts';
import { type Filters, lineTable } from './line-search.ts';

const parseFilters = (search: string) => readFilters(lineTable, search);

const none: Filters = {
  textSearch: '',
  productName: '',
  productInternalReference: '',
  archived: false,
  lastUpdated: { from: null, to: null },
  overdue: false,
  requested: { from: null, to: null },
  productRequestStatus: [],
  emissionValueGranularity: [],
  emissionDataVerified: [],
  emissionValue: { from: null, to: null },
  emissionValueConfidence: [],
  shareOfPrimaryDataInEmissionFactor: { from: null, to: null },
  validity: [],
  dataQuality: [],
  timeZone: null,
  complete: [],
  outdated: [],
  supplierIds: [],
  customerIds: [],
  sort: null,
  order: null,
};

it('finds no filters where there are none', () => {
  expect(parseFilters('')).toEqual(none);
  expect(parseFilters('?')).toEqual(none);
  expect(parseFilters('?pageNumber=3&textSearch=%20&archived=perhaps')).toEqual(none);
});

it('reads every filter, with or without the question mark', () => {
  const search =
    'lastUpdatedFrom=2026-01-31&lastUpdatedTo=2026-02-28&productRequestStatus=REQUESTED&emissionValueGranularity=PRODUCT' +
    '&emissionDataVerified=true&emissionValueFrom=-1.5&emissionValueTo=20&emissionValueConfidence=VERY' +
    '&shareOfPrimaryDataInEmissionFactorFrom=0&shareOfPrimaryDataInEmissionFactorTo=100' +
    '&timeZone=UTC&validity=EXPIRING,EXPIRED&dataQuality=LOW,HIGH&selectedSuppliers=s1&selectedCustomers=c1&sort=EMISSION_VALUE&order=DESC' +
    '&textSearch=foil%2012&productName=tray&productInternalReference=AL-1&archived=1&complete=false&outdated=1' +
    '&overdue=true&requestedFrom=2025-12-01';
  const expected: Filters = {
    textSearch: 'foil 12',
    productName: 'tray',
    productInternalReference: 'AL-1',
    archived: true,
    lastUpdated: { from: '2026-01-31', to: '2026-02-28' },
    overdue: true,
    requested: { from: '2025-12-01', to: null },
    productRequestStatus: ['REQUESTED'],
    emissionValueGranularity: ['PRODUCT'],
    emissionDataVerified: [true],
    emissionValue: { from: -1.5, to: 20 },
    emissionValueConfidence: ['VERY'],
    shareOfPrimaryDataInEmissionFactor: { from: 0, to: 100 },
    validity: ['EXPIRING', 'EXPIRED'],
    dataQuality: ['LOW', 'HIGH'],
    timeZone: 'UTC',
    complete: [false],
    outdated: [true],
    supplierIds: ['s1'],
    customerIds: ['c1'],
    sort: 'EMISSION_VALUE',
    order: 'DESC',
  };
  expect(parseFilters(search)).toEqual(expected);
  expect(parseFilters(`?${search}`)).toEqual(expected);
});

describe('a list', () => {
  it.each([
    ['repeated', 'productRequestStatus=REQUESTED&productRequestStatus=COMPLETED'],
    ['separated by commas', 'productRequestStatus=REQUESTED,COMPLETED'],
    ['separated by encoded commas', 'productRequestStatus=REQUESTED%2CCOMPLETED'],
    [
      'both, with blanks, gaps and doubles',
      'productRequestStatus=REQUESTED, ,COMPLETED&productRequestStatus=,REQUESTED',
    ],
  ])('may be %s', (_, search) => {
    expect(parseFilters(search).productRequestStatus).toEqual(['REQUESTED', 'COMPLETED']);
  });

  it('of suppliers or customers is read in the same ways', () => {
    expect(parseFilters('selectedSuppliers=a,b&selectedSuppliers=c').supplierIds).toEqual(['a', 'b', 'c']);
    expect(parseFilters('selectedCustomers=a&selectedCustomers=b,a').customerIds).toEqual(['a', 'b']);
  });
});

it('drops unknown values of status, granularity, confidence, validity, quality, sort and order, and keeps the known ones', () => {
  expect(parseFilters('validity=EXPIRED,lapsed').validity).toEqual(['EXPIRED']);
  expect(parseFilters('dataQuality=GOOD,MEDIUM').dataQuality).toEqual(['MEDIUM']);
  expect(parseFilters('productRequestStatus=REQUESTED,LOST,requested').productRequestStatus).toEqual(['REQUESTED']);
  expect(parseFilters('emissionValueGranularity=PRODUCT,toString').emissionValueGranularity).toEqual(['PRODUCT']);
  expect(parseFilters('emissionValueConfidence=SURE&emissionValueConfidence=NONE').emissionValueConfidence).toEqual([
    'NONE',
  ]);
  expect(parseFilters('sort=PRICE&order=UP')).toEqual(none);
});

it('drops a sort field that the list does not have', () => {
  const received = { sort: { kind: 'order', words: ['CREATED_AT', 'UPDATED_AT'] } } as const;
  expect(readFilters(received, 'sort=EMISSION_VALUE').sort).toBeNull();
  expect(readFilters(received, 'sort=UPDATED_AT').sort).toBe('UPDATED_AT');
});

it('cuts a text that is longer than a search may be', () => {
  expect(parseFilters(`textSearch=${'a'.repeat(300)}`).textSearch).toBe('a'.repeat(200));
});

it.each([
  ['true', [true]],
  ['1', [true]],
  ['false', [false]],
  ['0', [false]],
  ['true,false', [true, false]],
  ['1,true', [true]],
  ['yes', []],
  ['', []],
])('reads emissionDataVerified=%s as %j', (text, expected) => {
  expect(parseFilters(`emissionDataVerified=${text}`).emissionDataVerified).toEqual(expected);
});

it.each([
  ['12.5', 12.5],
  ['-3', -3],
  ['0', 0],
  ['1e3', 1000],
  ['', null],
  ['%20', null],
  ['abc', null],
  ['12abc', null],
  ['NaN', null],
  ['Infinity', null],
])('reads the number %j as %j', (text, expected) => {
  const filters = parseFilters(`emissionValueFrom=${text}&shareOfPrimaryDataInEmissionFactorTo=${text}`);
  expect(filters.emissionValue).toEqual({ from: expected, to: null });
  expect(filters.shareOfPrimaryDataInEmissionFactor).toEqual({ from: null, to: expected });
});

describe('a date', () => {
  it('may be a day or a moment', () => {
    const moment = new Date(2026, 4, 17, 12, 0, 0).toISOString();
    expect(parseFilters(`lastUpdatedFrom=2026-05-16&lastUpdatedTo=${moment}`).lastUpdated).toEqual({
      from: '2026-05-16',
      to: '2026-05-17',
    });
  });

  it.each(['2026-02-30', 'tomorrow', '', '17/05/2026'])('is ignored where it is %j', (text) => {
    expect(parseFilters(`lastUpdatedFrom=${text}`)).toEqual(none);
  });
});
