import { type FilterTable, parametersOf } from '@pcf/contract/filter-kinds';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQueryString, writeQueryString } from '../navigation/query-string.ts';
import { filterSearch, readFilters, writeFilters } from './filters.ts';
import { anyFilters } from './testing/any-filters.ts';

/** Every table there is, so that a new one is tried without being named here. */
const files = import.meta.glob<Readonly<Record<string, FilterTable>>>(
  '../../../../../packages/contract/src/{line-filters,operations/*.filters}.ts',
  { eager: true },
);
const tables = Object.values(files).flatMap((file) => Object.entries(file));

it('finds the tables', () => {
  expect(tables.map(([name]) => name)).toEqual(
    expect.arrayContaining(['purchasedFilters', 'matchFilters', 'sentInvitationFilters', 'footprintFilters']),
  );
});

/** Whether a page has it in its address today or not: the table is all that an address needs. */
describe.each(tables)('%s', (_, table) => {
  it('is read back out of an address', () => {
    fc.assert(
      fc.property(anyFilters(table), (filters) => {
        expect(readFilters(table, writeFilters(table, '', filters))).toEqual(filters);
        const address = writeQueryString(filterSearch(table, filters));
        expect(readFilters(table, parseQueryString(address))).toEqual(filters);
      }),
    );
  });

  it('has each parameter once', () => {
    const parameters = Object.entries(table).flatMap(([name, filter]) => parametersOf(name, filter));
    expect(new Set(parameters).size).toBe(parameters.length);
  });
});
