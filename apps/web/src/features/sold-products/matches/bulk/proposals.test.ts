import { expect, it } from 'vitest';
import { makeMatch, makeSoldProduct } from '../testing/make-match.ts';
import { proposalsOf } from './proposals.ts';

const offer = (reason: 'REFERENCE' | 'NAME', id = reason) => ({
  template: makeSoldProduct({ id }),
  reason,
  similarity: 0.8,
});

it('proposes the best offer of each line that has no sold product', () => {
  const { byReference, byName, without } = proposalsOf([
    makeMatch({ lineId: 'a', offers: [offer('REFERENCE'), offer('NAME')] }),
    makeMatch({ lineId: 'b', offers: [offer('NAME')] }),
    makeMatch({ lineId: 'c' }),
    makeMatch({ lineId: 'd', confirmed: makeSoldProduct(), offers: [offer('REFERENCE')] }),
  ]);
  expect(byReference.map(({ match, offer: { template } }) => [match.lineId, template.id])).toEqual([
    ['a', 'REFERENCE'],
  ]);
  expect(byName.map(({ match }) => match.lineId)).toEqual(['b']);
  expect(without).toBe(1);
});
