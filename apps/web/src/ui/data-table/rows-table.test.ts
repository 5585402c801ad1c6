import { expect, it } from 'vitest';
import type { Column } from './list-page.ts';
import { sameCells } from './rows-table.tsx';

const cell = () => 'text';
const onSort = () => undefined;
const column: Column<string> = { id: 'name', header: 'Name', cell, sort: { direction: null, onSort } };

it('sees no difference where only the order of the list is another', () => {
  expect(sameCells([column], [{ ...column, sort: { direction: 'ASC', onSort } }])).toBe(true);
});

it.each([
  [[]],
  [[column, column]],
  [[{ ...column, id: 'product' }]],
  [[{ ...column, header: 'Produkt' }]],
  [[{ ...column, cell: () => 'text' }]],
  [[{ ...column, below: cell }]],
  [[{ ...column, align: 'end' as const }]],
])('sees that cells of %j are others', (others) => {
  expect(sameCells([column], others)).toBe(false);
});
