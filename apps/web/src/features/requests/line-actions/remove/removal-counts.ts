import type { RemovalResult } from '../api/delete-products.ts';

/** What becomes of products that are deleted, in numbers. */
export function countRemovals({ results }: RemovalResult) {
  const sum = (count: (result: RemovalResult['results'][number]) => number) =>
    results.reduce((total, result) => total + count(result), 0);
  return {
    products: results.length,
    deleted: sum(({ outcome }) => (outcome === 'DELETED' ? 1 : 0)),
    archived: sum(({ outcome }) => (outcome === 'ARCHIVED' ? 1 : 0)),
    canceled: sum(({ canceledLines }) => canceledLines),
    dropped: sum(({ restoredLines }) => restoredLines),
  };
}
