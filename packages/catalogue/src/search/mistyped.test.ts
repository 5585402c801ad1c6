import { expect, it } from 'vitest';
import { mistyped } from './find-factors.ts';

it.each([
  ['steel', 'steal', 'whole'],
  ['steel', 'stel', 'whole'],
  ['steel', 'steeel', 'whole'],
  ['steel', 'setel', 'whole'],
  ['steel', 'xteel', 'whole'],
  ['aluminium', 'alumi', 'begins'],
  ['aluminium', 'alimi', 'begins'],
  ['aluminium', 'alim', 'begins'],
  ['steel', 'stahl', null],
  ['steel', 'tseal', null],
])('%s typed as %s: %s', (word, typed, expected) => {
  expect(mistyped(word, typed)).toBe(expected);
});
