import type { Problem } from '@pcf/contract/problem';
import { expect, it } from 'vitest';
import { ApiProblem } from '../../lib/api/api-errors.ts';
import { fieldProblemsOf } from './field-problems.ts';

function refused(errors: Problem['errors']): ApiProblem {
  return new ApiProblem({ type: 'about:blank', title: '', status: 400, code: 'VALIDATION_FAILED', errors });
}

it('names the fields of the body as a form does', () => {
  const error = refused([
    { path: '/body/password', code: 'WEAK_PASSWORD', message: 'weak' },
    { path: '/body/invitations/0/email', code: 'INVALID_FORMAT', message: 'no address' },
    { path: '/query/page', code: 'TOO_SMALL', message: 'negative' },
    { path: '/body', code: 'REQUIRED', message: 'no body' },
  ]);
  expect(fieldProblemsOf(error)).toEqual([
    { field: 'password', code: 'WEAK_PASSWORD' },
    { field: 'invitations.0.email', code: 'INVALID_FORMAT' },
  ]);
});

it.each([refused(undefined), new Error('no answer'), null])('finds none in %s', (error) => {
  expect(fieldProblemsOf(error)).toEqual([]);
});
