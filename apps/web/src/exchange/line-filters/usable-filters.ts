import { largestAmount, mostCustomersInQuery, mostSuppliersInPath } from '@pcf/contract/exchange-limits';
import type { Filters, Range } from '../../lib/filters/filters.ts';

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

export const valueBounds: Bounds = { min: -largestAmount, max: largestAmount };
export const shareBounds: Bounds = { min: 0, max: 100 };

export const isWithin = (value: number, { min, max }: Bounds) => value >= min && value <= max;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Without what the server would refuse: a mistyped link still shows a list. */
export function usableFilters(filters: Filters): Filters {
  return {
    ...filters,
    emissionValue: within(filters.emissionValue, valueBounds),
    shareOfPrimaryDataInEmissionFactor: within(filters.shareOfPrimaryDataInEmissionFactor, shareBounds),
    selectedSuppliers: filters.selectedSuppliers.filter((id) => uuid.test(id)).slice(0, mostSuppliersInPath),
    selectedCustomers: filters.selectedCustomers.filter((id) => uuid.test(id)).slice(0, mostCustomersInQuery),
  };
}

function within({ from, to }: Range<number>, bounds: Bounds): Range<number> {
  const end = (value: number | null) => (value !== null && isWithin(value, bounds) ? value : null);
  return { from: end(from), to: end(to) };
}
