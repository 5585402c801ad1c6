import { footprintGaps } from '@pcf/contract/vocabulary/footprint';
import { productRequestStatuses } from '@pcf/contract/vocabulary/requests';
import { describe, expect, it } from 'vitest';
import { exampleLine } from '../testing/example-line.ts';
import { columnKilograms, nextStepOf, reasonOf } from './use-footprint-columns.tsx';

describe('column kilograms', () => {
  it.each([
    [0, '0'],
    [0.00123, '0.0012'],
    [0.5, '0.5'],
    [12.345, '12.35'],
    [99.999, '100'],
    [10_320.4, '10,320'],
    [1_284_000, '1,284,000'],
  ])('%d kg is %s', (kilograms, text) => {
    expect(columnKilograms(kilograms, 'en')).toBe(text);
  });

  it('follows the language', () => {
    expect(columnKilograms(12.5, 'de')).toBe('12,5');
  });
});

describe('next step', () => {
  const missing = exampleLine({ basis: 'MISSING', totalKg: null, inForce: null, gap: 'NO_ANSWER' });

  it('has nothing to do where the supplier has said it', () => {
    expect(reasonOf(exampleLine({}))).toBeNull();
    expect(nextStepOf(exampleLine({}))).toBeNull();
  });

  it.each([
    ['REQUESTED', 'REMIND'],
    ['REJECTED', 'REMIND'],
    ['PENDING_REVIEW', 'REVIEW'],
    ['DECLINED', 'ASK_AGAIN'],
    ['CANCELED', 'ASK_AGAIN'],
  ] as const)('of a line that is %s and has no answer, says %s', (productRequestStatus, step) => {
    expect(nextStepOf({ ...missing, productRequestStatus })).toBe(step);
  });

  it('sends what was never sent', () => {
    expect(nextStepOf({ ...missing, productRequestStatus: 'NOT_STARTED', requestReference: null })).toBe('SEND');
  });

  it.each([
    ['UNAVAILABLE', 'ASK_AGAIN'],
    ['UNIT_MISSING', 'EDIT'],
    ['MASS_MISSING', 'EDIT'],
  ] as const)('of %s says %s', (gap, step) => {
    expect(nextStepOf({ ...missing, gap })).toBe(step);
  });

  it('asks for the mass where an estimate was chosen that cannot be weighed', () => {
    const line = exampleLine({ basis: 'MISSING', totalKg: null, massKg: null, inForce: null, gap: 'NO_ANSWER' });
    expect(reasonOf({ ...line, estimate: exampleLine.estimate })).toBe('NOT_WEIGHED');
    expect(nextStepOf({ ...line, estimate: exampleLine.estimate })).toBe('EDIT');
  });

  it('has a step for every gap and every status', () => {
    for (const gap of footprintGaps) {
      for (const productRequestStatus of productRequestStatuses) {
        expect(nextStepOf({ ...missing, gap, productRequestStatus })).not.toBeNull();
      }
    }
  });
});
