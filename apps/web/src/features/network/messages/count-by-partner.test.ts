import { expect, it } from 'vitest';
import { countByPartner } from '../network-tab.tsx';

it('counts each partner by itself', () => {
  const counts = countByPartner([{ partnerId: 'a' }, { partnerId: 'b' }, { partnerId: 'a' }]);
  expect([...counts]).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});
