import { expect, it } from 'vitest';
import { mapInTurns } from './read-expressed.ts';

it('answers in the order in which it was asked', async () => {
  const items = Array.from({ length: 23 }, (_, at) => at);
  expect(await mapInTurns('one', items, (item) => item * 2)).toEqual(items.map((item) => item * 2));
  expect(await mapInTurns('one', [], String)).toEqual([]);
});

it('hears whoever comes after every few items, however many are at it', async () => {
  let [unheard, longest, isOver] = [0, 0, false];
  const hear = () => {
    unheard = 0;
    if (!isOver) setImmediate(hear);
  };
  setImmediate(hear);
  const items = Array.from({ length: 100 }, (_, at) => at);
  const work = () => {
    unheard += 1;
    longest = Math.max(longest, unheard);
  };
  await Promise.all(Array.from({ length: 40 }, (_, at) => mapInTurns(`organisation ${at % 3}`, items, work)));
  isOver = true;
  expect(longest).toBeLessThanOrEqual(10);
});

it('fails as its work does, and goes on for others', async () => {
  const failing = mapInTurns('one', [1], () => {
    throw new Error('not this one');
  });
  await expect(failing).rejects.toThrow('not this one');
  expect(await mapInTurns('one', [1], String)).toEqual(['1']);
});
