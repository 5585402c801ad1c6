import { expect, it } from 'vitest';
import { ApiProblem } from '../../lib/api/api-errors.ts';
import { registrationTokenOf } from './unfinished-registration.ts';

const incomplete = { type: 'about:blank', title: '', status: 403, code: 'REGISTRATION_INCOMPLETE' } as const;

it.each([
  ['with its token', new ApiProblem({ ...incomplete, registrationToken: 'abc' }), 'abc'],
  ['without one', new ApiProblem(incomplete), null],
  ['of another code', new ApiProblem({ ...incomplete, code: 'FORBIDDEN', registrationToken: 'abc' }), null],
  ['that is no problem', new Error('no answer'), null],
])('an error %s', (_, error, token) => {
  expect(registrationTokenOf(error)).toBe(token);
});
