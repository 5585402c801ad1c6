import { expect, it } from 'vitest';
import { shortened } from './remark-list.tsx';

it('leaves what is short, and cuts what is long', () => {
  expect(shortened('Europe')).toBe('Europe');
  expect(shortened('x'.repeat(500))).toBe(`${'x'.repeat(120)}…`);
});
