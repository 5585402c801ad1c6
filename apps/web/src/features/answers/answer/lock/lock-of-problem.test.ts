import { expect, it } from 'vitest';
import { ApiProblem } from '../../../../lib/api/api-errors.ts';
import { lockOfProblem } from '../lock.ts';

const locked = { type: 'about:blank', title: 'Locked', status: 423, code: 'LOCKED' } as const;

it('reads who holds the lock', () => {
  const until = '2026-11-15T14:17:00.000Z';
  expect(lockOfProblem(new ApiProblem({ ...locked, holderName: 'Anna Berg', until }))).toEqual({
    holderName: 'Anna Berg',
    own: false,
    until,
  });
  expect(lockOfProblem(new ApiProblem(locked))).toBeNull();
  expect(lockOfProblem(new Error('offline'))).toBeNull();
});
