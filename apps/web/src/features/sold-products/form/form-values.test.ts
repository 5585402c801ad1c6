import { expect, it } from 'vitest';
import { emptySoldProduct, headOf, valuesOf } from './form-values.ts';

it('sends what was typed, without blanks around it and nothing for what was left empty', () => {
  expect(headOf({ ...emptySoldProduct, name: ' Foil ', internalReference: 'AL-1 ', description: '  ' })).toEqual({
    name: 'Foil',
    internalReference: 'AL-1',
    description: null,
    unit: null,
  });
});

it('changes nothing where nothing was typed', () => {
  const stored = { name: 'Foil', internalReference: 'AL-1', description: 'Soft', unit: 'KG' } as const;
  expect(headOf(valuesOf(stored))).toEqual(stored);
});
