import { expect, it } from 'vitest';
import { withoutTrailing } from './without-trailing.ts';

it.each([
  ['https://a.example/', 'https://a.example'],
  ['https://a.example///', 'https://a.example'],
  ['https://a.example/b', 'https://a.example/b'],
  [`/a${'/'.repeat(500_000)}`, '/a'],
  [`${'/'.repeat(500_000)}a`, `${'/'.repeat(500_000)}a`],
  ['///', ''],
  ['', ''],
])('leaves of %.30s what is before its slashes', (text, left) => {
  expect(withoutTrailing(text, '/')).toBe(left);
});

it('takes away any of several signs', () => {
  expect(withoutTrailing('name. . ', '. ')).toBe('name');
});
