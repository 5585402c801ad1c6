import { expect, it } from 'vitest';
import { targetRequest, targetValues } from './target-section.tsx';

const nothing = targetValues(null);
const target = {
  ambition: 'ONE_POINT_FIVE_DEGREES',
  status: 'SET',
  baseYear: 2020,
  targetYear: 2030,
  reductionPercent: 42.5,
} as const;

it('begins with nothing said', () => {
  expect(nothing.hasTarget).toBeNull();
});

it('sends the target and not the reason that was chosen before', () => {
  const values = { ...nothing, ...target, hasTarget: true, reasonForNoTarget: 'OTHER', reasonText: 'Sold' } as const;
  expect(targetRequest(values)).toEqual({ hasTarget: true, ...target });
});

it('sends the reason and not the target that was typed before', () => {
  const values = { ...nothing, ...target, hasTarget: false, reasonText: 'Typed before' } as const;
  expect(targetRequest({ ...values, reasonForNoTarget: 'LACK_OF_INTERNAL_RESOURCES' })).toEqual({
    hasTarget: false,
    reasonForNoTarget: 'LACK_OF_INTERNAL_RESOURCES',
  });
  expect(targetRequest({ ...values, reasonForNoTarget: 'OTHER', reasonText: ' Sold ' })).toEqual({
    hasTarget: false,
    reasonForNoTarget: 'OTHER',
    reasonText: 'Sold',
  });
});
