import { footprintGaps } from '@pcf/contract/vocabulary/footprint';
import { productRequestStatuses } from '@pcf/contract/vocabulary/requests';
import { describe, expect, it } from 'vitest';
import { exampleLine } from '../testing/example-line.ts';
import { nextStepOf, reasonOf } from './use-footprint-columns.tsx';

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
