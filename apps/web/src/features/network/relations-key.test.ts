import { expect, it } from 'vitest';
import { relationsKey } from './network-tab.tsx';

it.each([
  [['SUPPLIER'], 'SUPPLIER'],
  [['CUSTOMER'], 'CUSTOMER'],
  [['SUPPLIER', 'CUSTOMER'], 'BOTH'],
  [[], 'NONE'],
] as const)('%j is said as %s', (relations, key) => {
  expect(relationsKey(relations)).toBe(key);
});
