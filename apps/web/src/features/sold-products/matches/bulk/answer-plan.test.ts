import { expect, it } from 'vitest';
import { makeMatch, makeSoldProduct } from '../testing/make-match.ts';
import { planAnswers } from './answer-plan.ts';

it('answers what has a complete sold product that was confirmed, as both were read', () => {
  const { chosen, leftOut } = planAnswers([
    makeMatch({ lineId: 'a', submissionVersion: 1, confirmed: makeSoldProduct({ dataVersion: 3 }) }),
  ]);
  expect(chosen).toEqual([{ lineId: 'a', templateId: 'sold-product', dataVersion: 3, submissionVersion: 1 }]);
  expect(leftOut).toEqual([]);
});

it('says of each other line why it is left out', () => {
  const { chosen, leftOut } = planAnswers([
    makeMatch({ lineId: 'open' }),
    makeMatch({ lineId: 'incomplete', confirmed: makeSoldProduct({ complete: false }) }),
    makeMatch({ lineId: 'closed', canSubmit: false, confirmed: makeSoldProduct() }),
  ]);
  expect(chosen).toEqual([]);
  expect(leftOut.map(({ match, reason }) => [match.lineId, reason])).toEqual([
    ['open', 'NOT_CONFIRMED'],
    ['incomplete', 'INCOMPLETE'],
    ['closed', 'CLOSED'],
  ]);
});
