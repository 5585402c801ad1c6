import { calls } from '@pcf/contract/operations/calls';
import { specificationCalls } from '@pcf/contract/specification-calls';
import { describe, expect, it } from 'vitest';
import { callCoverage } from './call-coverage.ts';

describe('the coverage of the promised calls', () => {
  const promised = [
    { method: 'GET', path: '/api/things/{thingId}', query: [] },
    { method: 'PUT', path: '/api/things/{thingId}', query: [] },
  ] as const;

  it('compares method and path, whatever a parameter is called', () => {
    expect(callCoverage(promised, [{ method: 'GET', path: '/api/things/{id}' }])).toEqual({
      existing: [promised[0]],
      missing: [promised[1]],
    });
  });

  it('leaves no promised call out', () => {
    const { existing, missing } = callCoverage(specificationCalls, Object.values(calls));
    expect(existing.length + missing.length).toBe(specificationCalls.length);
    expect(existing.length).toBeGreaterThan(0);
  });
});
