import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Operation } from './operation.ts';
import { possibleProblems } from './possible-problems.ts';

const plain: Operation = {
  method: 'GET',
  path: '/api/things',
  access: 'public',
  tag: 'Things',
  summary: 'Things',
  success: { status: 200, body: null, description: 'Things.' },
  errors: [],
};

const always = ['TOO_MANY_REQUESTS', 'INTERNAL_ERROR', 'UNAVAILABLE'];

describe('what an operation can answer with besides its success', () => {
  it('is at least what can happen to every call', () => {
    expect(possibleProblems(plain)).toEqual(always);
  });

  it('follows from what it takes', () => {
    expect(possibleProblems({ ...plain, query: z.object({ limit: z.string() }) })).toEqual([
      'VALIDATION_FAILED',
      ...always,
    ]);
    expect(possibleProblems({ ...plain, method: 'PUT', body: z.object({}) })).toEqual([
      'VALIDATION_FAILED',
      'MALFORMED_JSON',
      'BODY_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
      ...always,
    ]);
  });

  it('follows from who may call', () => {
    expect(possibleProblems({ ...plain, access: 'seeOrganisation' })).toEqual([
      'UNAUTHENTICATED',
      'ORGANISATION_SUSPENDED',
      ...always,
    ]);
    expect(possibleProblems({ ...plain, access: 'manageOrganisation' })).toEqual([
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'ORGANISATION_SUSPENDED',
      ...always,
    ]);
  });

  it('has the reused key for a POST under /api alone', () => {
    expect(possibleProblems({ ...plain, method: 'POST' })).toContain('IDEMPOTENCY_KEY_REUSED');
    expect(possibleProblems({ ...plain, method: 'PUT' })).not.toContain('IDEMPOTENCY_KEY_REUSED');
    expect(possibleProblems({ ...plain, method: 'POST', path: '/auth/things' })).not.toContain(
      'IDEMPOTENCY_KEY_REUSED',
    );
  });

  it('adds its own, each once and in the order of the closed list', () => {
    expect(possibleProblems({ ...plain, access: 'seeOrganisation', errors: ['NOT_FOUND', 'UNAUTHENTICATED'] })).toEqual(
      ['UNAUTHENTICATED', 'ORGANISATION_SUSPENDED', 'NOT_FOUND', ...always],
    );
  });
});
