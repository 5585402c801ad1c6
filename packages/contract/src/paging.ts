/** How every list is paged: pages count from 0. */
export const defaultPageSize = 10;
export const maximumPageSize = 500;
export const pageSizes = [10, 25, 50, 100] as const;
/** Counting and paging stay cheap at any size by ending here; a count beyond it says "more than". */
export const deepestRow = 10_000;
/** What a search for a text finds is counted to here: each line has to be read for it, and nobody pages through as many. */
export const mostFound = 2_000;
