import type { SortDirection } from '@pcf/contract/vocabulary/lists';

/** The columns of the catalogue's table; every one of them can be sorted by. */
export const sortColumns = ['NAME', 'GROUP', 'IMPACT', 'UNIT', 'SOURCE'] as const;

export type SortColumn = (typeof sortColumns)[number];

export interface FactorSort {
  readonly column: SortColumn;
  readonly direction: SortDirection;
}
