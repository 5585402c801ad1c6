import { expect, it } from 'vitest';
import { ApiProblem } from '../../lib/api/api-errors.ts';
import { openRequestsOf } from './remove-suppliers-dialog.tsx';

const refusal = { type: 'about:blank', title: 'Open', status: 409, code: 'SUPPLIER_HAS_OPEN_REQUESTS' } as const;

it('reads how many requests are open', () => {
  expect(openRequestsOf(new ApiProblem({ ...refusal, count: 3 }))).toBe(3);
});

it.each([
  ['another refusal', new ApiProblem({ ...refusal, status: 403, code: 'FORBIDDEN', count: 3 })],
  ['a refusal that does not say it', new ApiProblem(refusal)],
  ['no answer at all', new Error('offline')],
  ['no error', null],
])('finds nothing in %s', (_what, error) => {
  expect(openRequestsOf(error)).toBeNull();
});
