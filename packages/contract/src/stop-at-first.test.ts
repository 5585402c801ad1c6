import { expect, it } from 'vitest';
import { z } from 'zod';
import { stopAtFirst } from './stop-at-first.ts';

const part = z.strictObject({ a: z.string(), b: z.string(), c: z.array(z.uuid()).min(1).max(1000) });

it('finds one thing wrong in a list of a thousand, and in an object one field', () => {
  const list = Array.from({ length: 1000 }, () => ({}));
  expect(z.array(part).safeParse(list).error?.issues).toHaveLength(3000);
  expect(z.array(part).safeParse(list, stopAtFirst).error?.issues).toHaveLength(1);
});

it('looks at no element of a list that is too long', () => {
  const given = { a: '', b: '', c: Array.from({ length: 1001 }, () => 1) };
  const { error } = part.safeParse(given);
  expect(error?.issues.map(({ code, path }) => [code, path])).toEqual([['too_big', ['c']]]);
});

it('takes what is right', () => {
  const given = { a: '', b: '', c: [crypto.randomUUID()] };
  expect(part.safeParse(given, stopAtFirst).data).toEqual(given);
});
