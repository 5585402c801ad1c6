/** What the footer says about a page: rows count from 1 for people, pages from 0 for the list. */
export interface PageWindow {
  from: number;
  to: number;
  hasPrevious: boolean;
  hasNext: boolean;
}

export function pageWindow(pageNumber: number, pageSize: number, total: number, deepestRow: number): PageWindow {
  const reachable = Math.min(total, deepestRow);
  const start = pageNumber * pageSize;
  return {
    from: Math.min(start + 1, total),
    to: Math.min(start + pageSize, total),
    hasPrevious: pageNumber > 0,
    hasNext: start + pageSize < reachable,
  };
}

/** While a picker's selection is locked, a page of 5 is offered as well. */
export function pageSizeOptions(sizes: readonly number[], selectionLocked: boolean): number[] {
  return selectionLocked ? [5, ...sizes] : [...sizes];
}
