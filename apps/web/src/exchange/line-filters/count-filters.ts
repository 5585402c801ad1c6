import type { Filters, Range } from '../../lib/filters/filters.ts';

const isSet = ({ from, to }: Range<unknown>) => from !== null || to !== null;

/** Those behind the button with more filters. */
export function countMoreFilters(filters: Filters): number {
  return [
    filters.emissionValueGranularity.length > 0,
    filters.emissionValueConfidence.length > 0,
    filters.emissionDataVerified.length > 0,
    filters.dataQuality.length > 0,
    filters.archived,
  ].filter(Boolean).length;
}

/** How many filters narrow a list; one with several values is one. */
export function countFilters(filters: Filters): number {
  const others = [
    filters.textSearch !== '',
    filters.productName !== '',
    filters.productInternalReference !== '',
    filters.productRequestStatus.length > 0,
    filters.validity.length > 0,
    filters.selectedSuppliers.length > 0,
    filters.selectedCustomers.length > 0,
    filters.complete.length > 0,
    filters.outdated.length > 0,
    isSet(filters.lastUpdated),
    filters.overdue || isSet(filters.requested),
    isSet(filters.emissionValue),
    isSet(filters.shareOfPrimaryDataInEmissionFactor),
  ];
  return others.filter(Boolean).length + countMoreFilters(filters);
}
