import { expect, it } from 'vitest';
import { exampleLine } from '../testing/example-line.ts';
import { workingOf } from './use-working-text.ts';

const ofPieces = { version: 1, emissionUnit: 'DIMENSIONLESS', emissionUnitAmount: 1, acceptedAt: '' } as const;

it('multiplies what was bought with what the supplier says, in the same unit', () => {
  expect(workingOf(exampleLine({}))).toEqual({
    kind: 'perUnit',
    quantity: 1200,
    rate: { value: 8.6, unit: 'KG', amount: 1 },
  });
});

it('multiplies kilograms where the units differ', () => {
  const line = exampleLine({ quantity: 4000, quantityUnit: 'DIMENSIONLESS' });
  expect(workingOf(line)).toEqual({
    kind: 'perMass',
    massKg: 1200,
    rate: { value: 8.6, unit: 'KG', amount: 1 },
    unitMassKg: null,
  });
});

it('says what one unit of the answer weighs, by the supplier or else by the product', () => {
  const said = exampleLine({ totalKg: 8000, inForce: { ...ofPieces, emissionValue: 2, massKg: 0.3 } });
  expect(workingOf(said)).toMatchObject({ kind: 'perMass', massKg: 1200, unitMassKg: 0.3 });
  const found = exampleLine({ totalKg: 9600, inForce: { ...ofPieces, emissionValue: 2, massKg: null } });
  expect(workingOf(found)).toMatchObject({ kind: 'perMass', unitMassKg: 0.25 });
});

it('finds out how a quantity without a unit was counted', () => {
  const pieces = { ...ofPieces, emissionValue: 2, massKg: 0.3 };
  const counted = exampleLine({ quantity: 100, quantityUnit: null, massKg: 30, totalKg: 200, inForce: pieces });
  expect(workingOf(counted)).toMatchObject({ kind: 'perUnit', quantity: 100 });
  const weighed = exampleLine({ quantity: 30, quantityUnit: null, massKg: 30, totalKg: 200, inForce: pieces });
  expect(workingOf(weighed)).toMatchObject({ kind: 'perMass', massKg: 30 });
});

it('takes an estimate by mass', () => {
  const line = exampleLine({ basis: 'ESTIMATED', totalKg: 3720, inForce: null, estimate: exampleLine.estimate });
  expect(workingOf(line)).toEqual({ kind: 'estimate', massKg: 1200, impact: 3.1 });
});

it('has nothing to show where there is no figure', () => {
  expect(workingOf(exampleLine({ basis: 'MISSING', totalKg: null, inForce: null, gap: 'NO_ANSWER' }))).toBeNull();
});
