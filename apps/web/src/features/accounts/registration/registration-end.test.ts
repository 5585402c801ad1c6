import { expect, it } from 'vitest';
import { ApiProblem } from '../../../lib/api/api-errors.ts';
import { registrationEndOf } from './registration-end.ts';

const problem = (code: ApiProblem['code']) => new ApiProblem({ type: 'about:blank', title: '', status: 400, code });

it.each([
  [problem('INVALID_LINK'), 'INVALID_LINK'],
  [problem('ALREADY_REGISTERED'), 'ALREADY_REGISTERED'],
  [problem('NOT_FOUND'), null],
  [new Error('no answer'), null],
  [null, null],
])('%s ends as %s', (error, end) => {
  expect(registrationEndOf(error)).toBe(end);
});
