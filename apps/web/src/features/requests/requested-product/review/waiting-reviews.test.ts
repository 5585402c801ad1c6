import { expect, it } from 'vitest';
import { nextWaiting } from './waiting-reviews.ts';

const at = (lineId: string, minute: number) => ({ lineId, submittedAt: `2026-11-17T10:0${minute}:00.000Z` });
const [first, second, third] = [at('c', 1), at('a', 2), at('b', 2)];

it.each([
  ['the one behind it', [first, third], second, third],
  ['of the same moment the one with the next id', [first, second, third], at('a', 2), third],
  ['from the end the first', [first, second], third, first],
  ['never itself', [second], second, undefined],
  ['nothing where nothing waits', [], second, undefined],
])('goes on to %s', (_, waiting, reviewed, next) => {
  expect(nextWaiting(waiting, reviewed)).toEqual(next);
});
