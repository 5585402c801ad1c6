import { expect, it } from 'vitest';
import { ApiProblem } from '../api/api-errors.ts';
import { linkRefusalOf } from '../link-outcome.ts';

const refused = (reason?: unknown) =>
  new ApiProblem({ type: 'about:blank', title: '', status: 410, code: 'INVALID_LINK', reason });

it.each([
  [refused('EXPIRED'), 'EXPIRED'],
  [refused('USED'), 'USED'],
  [refused('something new'), 'UNKNOWN'],
  [refused(), 'UNKNOWN'],
  [new ApiProblem({ type: 'about:blank', title: '', status: 404, code: 'NOT_FOUND', reason: 'USED' }), null],
  [new Error('no answer'), null],
  [null, null],
])('%s is %s', (error, refusal) => {
  expect(linkRefusalOf(error)).toBe(refusal);
});
