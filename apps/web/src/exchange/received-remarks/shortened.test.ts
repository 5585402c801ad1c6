import { expect, it } from 'vitest';
import { shortened } from './shortened.ts';

it('leaves what is short, and cuts what is long', () => {
  expect(shortened('Europe')).toBe('Europe');
  expect(shortened('x'.repeat(500))).toBe(`${'x'.repeat(120)}…`);
});
