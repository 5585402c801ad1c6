import { deepestRow } from '@pcf/contract/paging';

/** Counting stops one past what can be paged through. */
export const cappedCount = (count: number) => (count > deepestRow ? { count: deepestRow, more: true } : { count });
