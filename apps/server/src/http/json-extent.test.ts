import { expect, it } from 'vitest';
import { isTooMuchJson } from './json-extent.ts';

it.each([
  ['values of a list', '[1,1,1]', 4],
  ['members of an object', '{"a":1,"b":{},"c":[]}', 6],
  ['lists that are empty', '[[],[],[]]', 7],
  ['a text alone', '"[,,,{"', 1],
  ['marks that are escaped', '["\\\\","\\",[,,,{"]', 3],
])('counts %s, each once or twice', (_what, text, values) => {
  expect([isTooMuchJson(text, values), isTooMuchJson(text, values - 1)]).toEqual([false, true]);
});

it('follows a hundred levels and no more', () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  expect([100, 101].map((levels) => isTooMuchJson(nested(levels), 1000))).toEqual([false, true]);
});

it('takes a thousand members of an object, and any number of objects with fewer', () => {
  const object = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [at, 0])));
  expect([1000, 1001].map((count) => isTooMuchJson(object(count), 1_000_000))).toEqual([false, true]);
  expect(isTooMuchJson(`[${object(900)},${object(900)},{"a":${object(900)}}]`, 1_000_000)).toBe(false);
});

it('comes to the end of a text that has none', () => {
  for (const text of ['"', '"\\', '[', ']]]', '']) expect(isTooMuchJson(text, 1000)).toBe(false);
});
