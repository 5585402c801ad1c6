import { expect, it } from 'vitest';
import { emptySending, toSending } from './send-values.ts';

it('says nothing where nothing is typed', () => {
  expect(toSending(emptySending)).toEqual({});
  expect(toSending({ ...emptySending, campaign: '  ', comment: '\n' })).toEqual({});
});

it('says what is typed, and only what is expected', () => {
  expect(
    toSending({
      ...emptySending,
      campaign: ' Footprints 2026 ',
      comment: 'Please answer.',
      dueDate: '2026-12-31',
      unit: 'KG',
      referenceYear: '2025',
      verified: 'yes',
    }),
  ).toEqual({
    campaign: 'Footprints 2026',
    comment: 'Please answer.',
    dueDate: '2026-12-31',
    expects: { unit: 'KG', referenceYear: 2025, verified: true },
  });
});
