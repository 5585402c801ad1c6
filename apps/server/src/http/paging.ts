import { deepestRow } from '@pcf/contract/paging';
import { ProblemError } from './problem-error.ts';

export const metadataOf = (counted: { count: number; more: boolean } | undefined) => ({
  count: counted?.count ?? 0,
  ...(counted?.more ? { more: true } : {}),
});

/** Where the page of a list begins; a page beyond what can be paged through is refused. */
export function checkPage({ pageNumber, limit }: { pageNumber: number; limit: number }): {
  limit: number;
  offset: number;
} {
  const offset = pageNumber * limit;
  if (offset >= deepestRow) throw new ProblemError('PAGE_TOO_DEEP');
  return { limit, offset };
}
