import { expect, it } from 'vitest';
import { readRetryAfter } from './fetch-answer.ts';

const now = Date.parse('2026-03-01T12:00:00Z');

it.each([
  [null, null],
  ['30', 30],
  ['0', 0],
  ['Sun, 01 Mar 2026 12:01:30 GMT', 90],
  ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
  ['soon', null],
  ['', null],
])('reads %j as %j', (header, expected) => {
  expect(readRetryAfter(header, now)).toBe(expected);
});
