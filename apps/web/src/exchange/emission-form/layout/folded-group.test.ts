import { expect, it } from 'vitest';
import { countFilled } from './folded-group.tsx';

it('counts fields that say something', () => {
  expect(countFilled({ fossil: 2.5, ccs: null, packaging: undefined, comment: '' })).toBe(1);
  expect(
    countFilled({
      verified: false,
      documents: [
        { id: 'a', name: 'A.pdf' },
        { id: 'b', name: 'B.pdf' },
      ],
    }),
  ).toBe(2);
  expect(countFilled(['AR5', 'AR6'])).toBe(1);
  expect(countFilled([{ source: 'SELF', version: '1' }, { source: 'GLEC' }])).toBe(3);
  expect(countFilled(undefined)).toBe(0);
});
