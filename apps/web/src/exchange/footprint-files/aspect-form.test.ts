import { expect, it } from 'vitest';
import { ApiProblem } from '../../lib/api/api-errors.ts';
import { gapsOf } from './aspect-form.tsx';

const refused = (extra: object) =>
  new ApiProblem({ type: 'about:blank', title: 'Refused', status: 400, code: 'VALIDATION_FAILED', ...extra });

it('knows what a refusal names, and nothing of others', () => {
  expect(gapsOf(refused({ missingFromAspect: ['companyIds'] }))).toEqual(['companyIds']);
  expect(gapsOf(refused({}))).toBeNull();
  expect(gapsOf(new Error('away'))).toBeNull();
});
