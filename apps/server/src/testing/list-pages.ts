import type { SortDirection } from '@pcf/contract/vocabulary/lists';
import type { LineSortField } from '@pcf/contract/vocabulary/requests';
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
  readonly status?: string;
  readonly dueDate?: string | null;
}

const keys: Record<LineSortField, (row: Sortable) => string | number | null> = {
  CREATED_AT: ({ createdAt }) => createdAt,
  UPDATED_AT: ({ updatedAt }) => updatedAt,
  EMISSION_VALUE: ({ value }) => value,
  INTERNAL_REFERENCE: ({ reference }) => reference,
  // Of what the supplier does not have to act on, the date says nothing any more.
  DUE_DATE: ({ status, dueDate = null }) => (status === 'REQUESTED' || status === 'REJECTED' ? dueDate : null),
};

/** The ids of rows as a list in this order should have them. */
export function sortedIds<Row extends Sortable>(
  rows: readonly Row[],
  sortBy: LineSortField,
  sortDirection: SortDirection,
  nameOf: (row: Row) => string = ({ id }) => id,
): string[] {
  const key = keys[sortBy];
  const turn = sortDirection === 'ASC' ? 1 : -1;
  const compare = (a: string | number, b: string | number) => (a < b ? -turn : a > b ? turn : 0);
  return rows
    .toSorted((a, b) => {
      const [left, right] = [key(a), key(b)];
      // Those without a value are last in both directions.
      if (left === null || right === null)
        return left === right ? compare(nameOf(a), nameOf(b)) : left === null ? 1 : -1;
      return compare(left, right) || compare(nameOf(a), nameOf(b));
    })
    .map(({ id }) => id);
}
