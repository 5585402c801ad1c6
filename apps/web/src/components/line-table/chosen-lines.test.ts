import { expect, it } from 'vitest';
import { chooseLines, freshLines, nothingChosen } from './chosen-lines.ts';
import type { PurchasedLine } from './purchased-line.ts';

const line = (lineId: string, name = lineId) => ({ lineId, name }) as PurchasedLine;

it('keeps the data of what was chosen on another page', () => {
  const first = chooseLines(nothingChosen, new Set(['a', 'b']), [line('a'), line('b')]);
  const second = chooseLines(first, new Set(['a', 'b', 'c']), [line('c'), line('d')]);
  expect([...second.values()].map(({ lineId }) => lineId)).toEqual(['a', 'b', 'c']);
  const third = chooseLines(second, new Set(['b', 'c']), [line('c'), line('d')]);
  expect([...third.keys()]).toEqual(['b', 'c']);
});

it('does not choose what nobody has seen', () => {
  expect(chooseLines(nothingChosen, new Set(['x']), [line('a')]).size).toBe(0);
});

it('shows what is in sight as it is now', () => {
  const chosen = chooseLines(nothingChosen, new Set(['a', 'b']), [line('a', 'old'), line('b', 'old')]);
  expect(freshLines(chosen, [line('b', 'new')]).map(({ name }) => name)).toEqual(['old', 'new']);
});
