import { expect, it } from 'vitest';
import { factsOf } from './facts-of.ts';

it('tells what was answered, in the order that was asked for', () => {
  const data = {
    methodologies: { standards: ['ISO_14067', 'OTHER'], standardText: 'House rules', biogenicIncluded: null },
    verificationData: { verified: false },
  } as const;
  expect(
    factsOf({ ...data, methodologies: { ...data.methodologies, standards: [...data.methodologies.standards] } }, [
      'verificationData.verified',
      'methodologies.biogenicIncluded',
      'methodologies.standards',
    ]),
  ).toEqual([
    { field: 'verificationData.verified', value: false, otherText: null },
    { field: 'methodologies.standards', value: ['ISO_14067', 'OTHER'], otherText: 'House rules' },
  ]);
});
