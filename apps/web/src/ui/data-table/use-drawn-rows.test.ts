import { expect, it, vi } from 'vitest';
import { useDrawnRows } from './data-table.tsx';

const { deferred } = vi.hoisted(() => ({ deferred: vi.fn() }));
vi.mock('react', async (original) => ({ ...(await original<typeof import('react')>()), useDeferredValue: deferred }));

const rowsTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const screenful = rowsTo(20);

it('begins with a screenful', () => {
  deferred.mockImplementation((_rows, first) => first);
  expect(useDrawnRows(rowsTo(100))).toEqual(screenful);
  expect(useDrawnRows(rowsTo(7))).toEqual(rowsTo(7));
});

it('draws all of them soon, as they are', () => {
  deferred.mockImplementation((rows) => rows);
  const rows = rowsTo(100);
  expect(useDrawnRows(rows)).toBe(rows);
});

it('keeps those of the page before until the next ones are ready', () => {
  const before = rowsTo(50);
  deferred.mockImplementation(() => before);
  expect(useDrawnRows(rowsTo(100).reverse())).toBe(before);
});

it('does not wait where there was nothing to keep', () => {
  deferred.mockImplementation(() => []);
  expect(useDrawnRows(rowsTo(100))).toEqual(screenful);
  expect(useDrawnRows([])).toEqual([]);
});
