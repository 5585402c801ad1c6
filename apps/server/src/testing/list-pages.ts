import type { SortDirection } from '@pcf/contract/vocabulary/lists';
import type { ProductSortField } from '@pcf/contract/vocabulary/requests';
import { expect } from 'vitest';
import type { Answer } from './test-server.ts';

type Query = Readonly<Record<string, string>>;

/** The ids on all pages of a list, whose size should cut through rows that are equal; the list counts as many. */
export async function idsOnAllPages(
  list: (query: Query) => Promise<Answer>,
  { size, key }: { size: number; key: 'id' | 'lineId' },
): Promise<string[]> {
  const ids: string[] = [];
  for (let pageNumber = 0; ; pageNumber += 1) {
    const { status, body } = await list({ limit: String(size), pageNumber: String(pageNumber) });
    expect(status, JSON.stringify(body)).toBe(200);
    const data = body.data as Record<typeof key, string>[];
    ids.push(...data.map((row) => row[key]));
    if (data.length < size) {
      expect(body.metadata).toEqual({ count: ids.length });
      return ids;
    }
  }
}

interface Sortable {
  readonly id: string;
  readonly reference: string;
  readonly value: number | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const keys: Record<ProductSortField, (row: Sortable) => string | number | null> = {
  CREATED_AT: ({ createdAt }) => createdAt,
  UPDATED_AT: ({ updatedAt }) => updatedAt,
  EMISSION_VALUE: ({ value }) => value,
  INTERNAL_REFERENCE: ({ reference }) => reference,
};

/** The ids of rows as a list in this order should have them. */
export function sortedIds(rows: readonly Sortable[], sortBy: ProductSortField, sortDirection: SortDirection): string[] {
  const key = keys[sortBy];
  const turn = sortDirection === 'ASC' ? 1 : -1;
  const compare = (a: string | number, b: string | number) => (a < b ? -turn : a > b ? turn : 0);
  return rows
    .toSorted((a, b) => {
      const [left, right] = [key(a), key(b)];
      // Those without a value are last in both directions.
      if (left === null || right === null) return left === right ? compare(a.id, b.id) : left === null ? 1 : -1;
      return compare(left, right) || compare(a.id, b.id);
    })
    .map(({ id }) => id);
}
