import { textLimits } from '@pcf/contract/text-limits';
import { dataQualityLevels, dataValidities } from '@pcf/contract/vocabulary/data-quality';
import { emissionValueGranularities } from '@pcf/contract/vocabulary/emission-data';
import { sortDirections } from '@pcf/contract/vocabulary/lists';
import { confidenceLevels } from '@pcf/contract/vocabulary/methods';
import { productRequestStatuses } from '@pcf/contract/vocabulary/requests';
import { type CalendarDay, dayOf, readMoment } from '../format/date-format.ts';
import { type Filters, type Range, type SortField, sortFields } from './filters.ts';

/** Reads the filters out of a query string. What it does not know it leaves out: an old or mistyped link still works. */
export function parseFilters(search: string, sortable: readonly SortField[] = sortFields): Filters {
  const parameters = new URLSearchParams(search);
  return {
    textSearch: text(parameters, 'textSearch'),
    productName: text(parameters, 'productName'),
    productInternalReference: text(parameters, 'productInternalReference'),
    archived: flag(parameters, 'archived'),
    lastUpdated: range(parameters, 'lastUpdated', parseDay),
    overdue: flag(parameters, 'overdue'),
    requested: range(parameters, 'requested', parseDay),
    utcDays: parameters.get('timeZone') === 'UTC',
    productRequestStatus: known(productRequestStatuses, list(parameters, 'productRequestStatus')),
    emissionValueGranularity: known(emissionValueGranularities, list(parameters, 'emissionValueGranularity')),
    emissionDataVerified: booleans(parameters, 'emissionDataVerified'),
    emissionValue: range(parameters, 'emissionValue', parseNumber),
    emissionValueConfidence: known(confidenceLevels, list(parameters, 'emissionValueConfidence')),
    shareOfPrimaryDataInEmissionFactor: range(parameters, 'shareOfPrimaryDataInEmissionFactor', parseNumber),
    validity: known(dataValidities, list(parameters, 'validity')),
    dataQuality: known(dataQualityLevels, list(parameters, 'dataQuality')),
    complete: booleans(parameters, 'complete'),
    outdated: booleans(parameters, 'outdated'),
    selectedSuppliers: list(parameters, 'selectedSuppliers'),
    selectedCustomers: list(parameters, 'selectedCustomers'),
    sort: known(sortable, list(parameters, 'sort'))[0] ?? null,
    order: known(sortDirections, list(parameters, 'order'))[0] ?? null,
  };
}

function text(parameters: URLSearchParams, name: string): string {
  return (parameters.get(name) ?? '').trim().slice(0, textLimits.searchText);
}

function flag(parameters: URLSearchParams, name: string): boolean {
  return parseBoolean(parameters.get(name) ?? '')[0] ?? false;
}

/** A list may be written by repeating its parameter, with commas, or both. */
function list(parameters: URLSearchParams, name: string): string[] {
  const values = parameters.getAll(name).flatMap((value) => value.split(','));
  return unique(values.map((value) => value.trim()).filter((value) => value !== ''));
}

function known<Value extends string>(vocabulary: readonly Value[], values: readonly string[]): Value[] {
  return values.flatMap((value) => vocabulary.find((word) => word === value) ?? []);
}

function range<Value>(parameters: URLSearchParams, name: string, parse: (text: string) => Value | null): Range<Value> {
  const read = (end: 'From' | 'To') => parse(parameters.get(`${name}${end}`)?.trim() ?? '');
  return { from: read('From'), to: read('To') };
}

function parseNumber(text: string): number | null {
  const value = Number(text);
  return text === '' || !Number.isFinite(value) ? null : value;
}

function parseDay(text: string): CalendarDay | null {
  const moment = readMoment(text);
  return moment && dayOf(moment);
}

function booleans(parameters: URLSearchParams, name: string): boolean[] {
  return unique(list(parameters, name).flatMap(parseBoolean));
}

function parseBoolean(text: string): boolean[] {
  if (text === 'true' || text === '1') return [true];
  return text === 'false' || text === '0' ? [false] : [];
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
