import type { FieldProblemCode } from '@pcf/contract/problem-codes';
import { expect, it } from 'vitest';
import { ApiProblem } from '../../../lib/api/api-errors.ts';
import { refusedFields } from './invite-partner-modal.tsx';

function refusal(...errors: [path: string, code: FieldProblemCode][]): ApiProblem {
  return new ApiProblem({
    type: 'about:blank',
    title: 'Invalid',
    status: 400,
    code: 'VALIDATION_FAILED',
    errors: errors.map(([path, code]) => ({ path, code, message: '' })),
  });
}

it('finds the address by its place', () => {
  const error = refusal(['/body/invitations/3/email', 'INVALID_FORMAT'], ['/body/invitations/12/email', 'TOO_LONG']);
  expect(refusedFields(error)).toEqual([
    { name: 'emails.3', code: 'INVALID_FORMAT' },
    { name: 'emails.12', code: 'TOO_LONG' },
  ]);
});

it('says once what is the same for all addresses', () => {
  const error = refusal(['/body/invitations/0/message', 'TOO_LONG'], ['/body/invitations/1/message', 'TOO_LONG']);
  expect(refusedFields(error)).toEqual([{ name: 'message', code: 'TOO_LONG' }]);
});

it('finds no field where the problem is another one', () => {
  expect(refusedFields(refusal(['/body/invitations', 'TOO_LARGE']))).toEqual([]);
  expect(refusedFields(refusal())).toEqual([]);
  expect(refusedFields(new Error('offline'))).toEqual([]);
});
