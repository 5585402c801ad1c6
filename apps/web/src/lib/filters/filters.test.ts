import { days, daysBetween, flag, ids, numbers, id as oneId, text, word, words } from '@pcf/contract/filter-kinds';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQueryString, writeQueryString } from '../navigation/query-string.ts';
import {
  countFilters,
  filterSearch,
  nextSort,
  noFilters,
  readFilters,
  toCallQuery,
  usableFilters,
  writeFilters,
} from './filters.ts';
import { anyFilters } from './testing/any-filters.ts';

/** A table with all that a page can say of a filter. */
const table = {
  search: text(200),
  state: { ...words(['OPEN', 'DONE']), address: 'is', sorted: true },
  side: { ...word(['OURS', 'THEIRS']), address: 'of' },
  partnerIds: { ...ids(1), address: 'who' },
  lineId: oneId,
  late: { ...flag, with: 'sent' },
  sent: { ...days, address: ['since', 'until'] },
  span: daysBetween('begin', 'end'),
  value: { ...numbers(0, 100), address: 'kg', call: 'amount' },
  sort: { kind: 'order', words: ['NAME', 'DAY'], call: 'sortBy' },
} as const;

const id = '0b4a2c1e-5d6f-4a7b-8c9d-0e1f2a3b4c5d';
const address = `is=DONE,OPEN&of=OURS&who=${id}&lineId=${id}&late=1&since=2026-05-16&end=2026-05-17&kgTo=5&sort=DAY`;

it('reads and writes filters under their names in the address', () => {
  const filters = readFilters(table, address);
  expect(filters).toEqual({
    search: '',
    state: ['OPEN', 'DONE'],
    side: 'OURS',
    partnerIds: [id],
    lineId: id,
    late: true,
    sent: { from: '2026-05-16', to: null },
    span: { from: null, to: '2026-05-17' },
    value: { from: null, to: 5 },
    sort: 'DAY',
  });
  expect(writeFilters(table, 'kgFrom=1&page=2', filters)).toBe(
    `?end=2026-05-17&is=OPEN&is=DONE&kgTo=5&late=true&lineId=${id}&of=OURS&page=2&since=2026-05-16&sort=DAY&who=${id}`,
  );
});

it.each(['late=true', 'late=%20true%20', 'late=1'])('reads a flag that is set: %s', (given) => {
  expect(readFilters(table, given).late).toBe(true);
});

it('gives the router every parameter that there is', () => {
  expect(filterSearch(table, { state: ['DONE'], late: true })).toStrictEqual({
    search: undefined,
    is: ['DONE'],
    of: undefined,
    who: undefined,
    lineId: undefined,
    late: 'true',
    since: undefined,
    until: undefined,
    begin: undefined,
    end: undefined,
    kgFrom: undefined,
    kgTo: undefined,
    sort: undefined,
  });
});

it('sends filters under the names of the call, and no zone where the table has none', () => {
  const { sent, span } = noFilters(table);
  expect(toCallQuery(table, { ...readFilters(table, address), sent, span })).toEqual({
    state: ['OPEN', 'DONE'],
    side: 'OURS',
    partnerIds: [id],
    lineId: id,
    late: 'true',
    amountTo: 5,
    sortBy: 'DAY',
  });
  expect(Object.keys(toCallQuery(table, readFilters(table, 'since=2026-05-16')))).toEqual(['sentFrom']);
  expect(Object.keys(toCallQuery(table, readFilters(table, 'begin=2026-05-16')))).toEqual(['begin']);
});

it('counts what is shown together once, and no order', () => {
  expect(countFilters(table, readFilters(table, address))).toBe(7);
  expect(countFilters(table, readFilters(table, 'sort=DAY'))).toBe(0);
});

it('takes no word and no id where several are said', () => {
  for (const said of ['of=OURS&of=THEIRS', 'of=OURS,THEIRS', 'of=ours', `lineId=${id}&lineId=${id}`, 'lineId=nobody']) {
    expect(readFilters(table, said)).toEqual(noFilters(table));
    expect(readFilters(table, parseQueryString(said))).toEqual(noFilters(table));
  }
});

it('leaves out what the server would refuse', () => {
  const filters = readFilters(table, `who=nobody,${id},${id.replace('0b', '1b')}&kgFrom=-1&kgTo=100`);
  expect(usableFilters(table, filters)).toEqual({
    ...noFilters(table),
    partnerIds: [id],
    value: { from: null, to: 100 },
  });
});

it('reads back what it wrote, as a text and through the router', () => {
  fc.assert(
    fc.property(anyFilters(table), (filters) => {
      expect(readFilters(table, writeFilters(table, '', filters))).toEqual(filters);
      const search = parseQueryString(writeQueryString(filterSearch(table, filters)));
      expect(readFilters(table, search)).toEqual(filters);
    }),
  );
});

describe('a head', () => {
  it('goes from the highest to the lowest to no order at all', () => {
    const first = nextSort({ sort: 'UPDATED_AT', order: 'ASC' }, 'EMISSION_VALUE');
    expect(first).toEqual({ sort: 'EMISSION_VALUE', order: 'DESC' });
    const second = nextSort(first, 'EMISSION_VALUE');
    expect(second).toEqual({ sort: 'EMISSION_VALUE', order: 'ASC' });
    expect(nextSort(second, 'EMISSION_VALUE')).toEqual({ sort: null, order: null });
  });

  it('of a date begins with the earliest', () => {
    const first = nextSort({ sort: null, order: null }, 'DUE_DATE', 'ASC');
    expect(first).toEqual({ sort: 'DUE_DATE', order: 'ASC' });
    const second = nextSort(first, 'DUE_DATE', 'ASC');
    expect(second).toEqual({ sort: 'DUE_DATE', order: 'DESC' });
    expect(nextSort(second, 'DUE_DATE', 'ASC')).toEqual({ sort: null, order: null });
  });

  it('reads a sort without an order as from the highest', () => {
    expect(nextSort({ sort: 'UPDATED_AT', order: null }, 'UPDATED_AT')).toEqual({ sort: 'UPDATED_AT', order: 'ASC' });
  });
});
