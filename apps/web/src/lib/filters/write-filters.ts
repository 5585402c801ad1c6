import type { Filters, Range } from './filters.ts';

type Parameter = readonly [name: string, values: readonly unknown[]];

/**
 * Puts the given filters in the place of all the filters of the current query string. Other parameters stay, and all are
 * sorted, so that the same view always has the same address. Begins with a question mark unless nothing is left.
 */
export function writeFilters(currentSearch: string, filters: Partial<Filters>): string {
  const parameters = new URLSearchParams(currentSearch);
  for (const [name, values] of filterParameters(filters)) {
    parameters.delete(name);
    for (const value of values) parameters.append(name, String(value));
  }
  parameters.sort();
  const text = parameters.toString();
  return text && `?${text}`;
}

/** Every filter parameter there is, with no values where it is not given. */
function filterParameters(filters: Partial<Filters>): readonly Parameter[] {
  return [
    ['textSearch', single(filters.textSearch || null)],
    ['productName', single(filters.productName || null)],
    ['productInternalReference', single(filters.productInternalReference || null)],
    ['archived', single(filters.archived || null)],
    ...range('lastUpdated', filters.lastUpdated),
    ['overdue', single(filters.overdue || null)],
    ...range('requested', filters.requested),
    ['timeZone', single(filters.utcDays ? 'UTC' : null)],
    ['productRequestStatus', filters.productRequestStatus ?? []],
    ['emissionValueGranularity', filters.emissionValueGranularity ?? []],
    ['emissionDataVerified', filters.emissionDataVerified ?? []],
    ...range('emissionValue', filters.emissionValue),
    ['emissionValueConfidence', filters.emissionValueConfidence ?? []],
    ...range('shareOfPrimaryDataInEmissionFactor', filters.shareOfPrimaryDataInEmissionFactor),
    ['validity', filters.validity ?? []],
    ['dataQuality', filters.dataQuality ?? []],
    ['complete', filters.complete ?? []],
    ['outdated', filters.outdated ?? []],
    ['selectedSuppliers', filters.selectedSuppliers ?? []],
    ['selectedCustomers', filters.selectedCustomers ?? []],
    ['sort', single(filters.sort)],
    ['order', single(filters.order)],
  ];
}

function range(name: string, value: Range<unknown> | undefined): readonly Parameter[] {
  return [
    [`${name}From`, single(value?.from)],
    [`${name}To`, single(value?.to)],
  ];
}

function single(value: unknown): readonly unknown[] {
  return value === null || value === undefined ? [] : [value];
}
