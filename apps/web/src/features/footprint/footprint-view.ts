import { earliestYear, latestYear, mostSuppliersInPath } from '@pcf/contract/exchange-limits';
import { type FootprintBasis, footprintBases } from '@pcf/contract/vocabulary/footprint';
import type { LinkTarget } from '../../lib/navigation/query-string.ts';
import type { FootprintQuery } from './footprint-calls.ts';

/** Quantities of which nobody said the year, as addresses and calls write it. */
export const withoutYear = 0;

/** Which year is shown, and what of it the table lists. An empty list narrows nothing. */
export interface FootprintView {
  /** Null for the newest there is. */
  readonly year: number | null;
  readonly basis: readonly FootprintBasis[];
  readonly supplierIds: readonly string[];
  readonly productIds: readonly string[];
}

type Search = Readonly<Record<string, unknown>>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the view out of a query string. What makes no sense there is left out. */
export function readFootprintView(search: Search): FootprintView {
  const bases = textsOf(search.basis);
  return {
    year: yearOf(textsOf(search.year)[0]),
    basis: footprintBases.filter((basis) => bases.includes(basis)),
    supplierIds: idsOf(search.supplierIds),
    productIds: idsOf(search.productIds),
  };
}

/** What to put into the query string for a view; the usual is not worth a word. */
export function footprintSearch({ year, basis, supplierIds, productIds }: FootprintView): Record<string, string[]> {
  return {
    ...(year !== null && { year: [String(year)] }),
    ...(basis.length > 0 && { basis: [...basis] }),
    ...(supplierIds.length > 0 && { supplierIds: [...supplierIds] }),
    ...(productIds.length > 0 && { productIds: [...productIds] }),
  };
}

/** The table below the figures, narrowed to what one of them stands for. */
export function linesBehind(year: number | null, narrowed: Partial<Omit<FootprintView, 'year'>>): LinkTarget {
  return {
    to: '/products/purchased/footprint',
    search: footprintSearch({ year, basis: [], supplierIds: [], productIds: [], ...narrowed }),
    hash: 'lines',
  };
}

export function footprintQuery({ year, basis, supplierIds, productIds }: FootprintView): FootprintQuery {
  return {
    ...(year !== null && { year }),
    ...(basis.length > 0 && { basis: [...basis] }),
    ...(supplierIds.length > 0 && { supplierIds: [...supplierIds] }),
    ...(productIds.length > 0 && { productIds: [...productIds] }),
  };
}

export function isNarrowed({ basis, supplierIds, productIds }: FootprintView): boolean {
  return basis.length + supplierIds.length + productIds.length > 0;
}

function yearOf(text: string | undefined): number | null {
  const year = text ? Number(text) : Number.NaN;
  return year === withoutYear || (Number.isInteger(year) && year >= earliestYear && year <= latestYear) ? year : null;
}

function idsOf(value: unknown): string[] {
  return [...new Set(textsOf(value).filter((text) => uuid.test(text)))].slice(0, mostSuppliersInPath);
}

function textsOf(value: unknown): string[] {
  return [value].flat().flatMap((item) => (typeof item === 'string' ? item.split(',') : []));
}
