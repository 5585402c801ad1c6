import { expect, it } from 'vitest';
import { isPrivatePage } from './monitoring.ts';

it.each([
  '/supplier/calculator',
  '/supplier/calculator/',
  '/Supplier/Calculator',
  '//supplier//calculator',
  '/supplier/c%61lculator',
  '/supplier/calculator/anything-below',
])('%s is private', (pathname) => {
  expect(isPrivatePage(pathname)).toBe(true);
});

it.each(['/', '/login', '/calculation-methodology', '/supplier', '/supplier/calculators', '/%E0%A4%A', ''])(
  '%j is not',
  (pathname) => {
    expect(isPrivatePage(pathname)).toBe(false);
  },
);
