import type { SortDirection } from '@pcf/contract/vocabulary/sort-direction';
import type { ReactNode } from 'react';

/** The first column of a table names its rows. */
export interface Column<Row> {
  id: string;
  header: string;
  /** A plain text is cut where it does not fit, and shown in full to whoever points at it or reaches it by keyboard. */
  cell: (row: Row) => ReactNode;
  /** Of the first column: what stands below the name, smaller and outside its link. */
  below?: (row: Row) => ReactNode;
  /** Numbers end in one line, below a head that names their unit. */
  align?: 'end';
  /** As CSS says it; columns without one share what is left. */
  width?: string;
  /** Lets the head sort; the direction is null while the list is sorted by something else. */
  sort?: { readonly direction: SortDirection | null; readonly onSort: () => void };
}
