import { describe, expect, it } from 'vitest';
import { countByPartner, relationsKey } from './network-tab.tsx';

describe('count by partner', () => {
  it('counts each partner by itself', () => {
    const counts = countByPartner([{ partnerId: 'a' }, { partnerId: 'b' }, { partnerId: 'a' }]);
    expect([...counts]).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });
});

describe('relations key', () => {
  it.each([
    [['SUPPLIER'], 'SUPPLIER'],
    [['CUSTOMER'], 'CUSTOMER'],
    [['SUPPLIER', 'CUSTOMER'], 'BOTH'],
    [[], 'NONE'],
  ] as const)('%j is said as %s', (relations, key) => {
    expect(relationsKey(relations)).toBe(key);
  });
});
