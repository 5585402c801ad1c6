import { expect, it } from 'vitest';
import { chooseRows, freshRows, nothingChosen } from './use-row-selection.ts';

interface Row {
  readonly id: string;
  readonly name: string;
}

const row = (id: string, name = id): Row => ({ id, name });
const rowKey = ({ id }: Row) => id;

it('keeps the data of what was chosen on another page', () => {
  const first = chooseRows(nothingChosen, new Set(['a', 'b']), [row('a'), row('b')], rowKey);
  const second = chooseRows(first, new Set(['a', 'b', 'c']), [row('c'), row('d')], rowKey);
  expect([...second.values()].map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  const third = chooseRows(second, new Set(['b', 'c']), [row('c'), row('d')], rowKey);
  expect([...third.keys()]).toEqual(['b', 'c']);
});

it('does not choose what nobody has seen', () => {
  expect(chooseRows(nothingChosen, new Set(['x']), [row('a')], rowKey).size).toBe(0);
});

it('shows what is in sight as it is now', () => {
  const chosen = chooseRows(nothingChosen, new Set(['a', 'b']), [row('a', 'old'), row('b', 'old')], rowKey);
  expect(freshRows(chosen, [row('b', 'new')], rowKey).map(({ name }) => name)).toEqual(['old', 'new']);
});
