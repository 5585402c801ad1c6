import { expect, it } from 'vitest';
import { ApiProblem } from '../../../lib/api/api-errors.ts';
import { newerVersionOf } from './edit-modal.tsx';

const stale = { type: 'about:blank', title: 'Stale', status: 409, code: 'STALE_VERSION' } as const;

it('is the one that the server names', () => {
  expect(newerVersionOf(new ApiProblem({ ...stale, version: 4 }))).toBe(4);
});

it('is none where something else was refused', () => {
  expect(newerVersionOf(new ApiProblem(stale))).toBeNull();
  expect(newerVersionOf(new ApiProblem({ ...stale, code: 'NOT_FOUND', status: 404, version: 4 }))).toBeNull();
  expect(newerVersionOf(new Error('offline'))).toBeNull();
  expect(newerVersionOf(null)).toBeNull();
});
