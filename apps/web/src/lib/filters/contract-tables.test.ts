import { type FilterTable, parametersOf } from '@pcf/contract/filter-kinds';
import * as lines from '@pcf/contract/line-filters';
import * as activity from '@pcf/contract/operations/activity.filters';
import * as answers from '@pcf/contract/operations/answers.filters';
import * as apiKeys from '@pcf/contract/operations/api-keys.filters';
import * as documents from '@pcf/contract/operations/documents.filters';
import * as footprint from '@pcf/contract/operations/footprint.filters';
import * as invitations from '@pcf/contract/operations/invitations.filters';
import * as network from '@pcf/contract/operations/network.filters';
import * as organisation from '@pcf/contract/operations/organisation.filters';
import * as requests from '@pcf/contract/operations/requests.filters';
import * as soldProducts from '@pcf/contract/operations/sold-products.filters';
import * as suppliers from '@pcf/contract/operations/suppliers.filters';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQueryString, writeQueryString } from '../navigation/query-string.ts';
import { filterSearch, readFilters, writeFilters } from './filters.ts';
import { anyFilters } from './testing/any-filters.ts';

const tables: Readonly<Record<string, FilterTable>> = {
  ...lines,
  ...activity,
  ...answers,
  ...apiKeys,
  ...documents,
  ...footprint,
  ...invitations,
  ...network,
  ...organisation,
  ...requests,
  ...soldProducts,
  ...suppliers,
};

/** Whether a page has it in its address today or not: the table is all that an address needs. */
describe.each(Object.entries(tables))('%s', (_, table) => {
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
