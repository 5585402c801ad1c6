import { expect, it } from 'vitest';
import { ProblemError } from './problem-error.ts';
import { problemBody } from './problems.ts';

it('tells at most a hundred mistakes, whoever found them', () => {
  const errors = Array.from({ length: 700 }, (_, row) => ({
    path: `/body/itemData/${row}`,
    code: 'REQUIRED' as const,
    message: 'This is needed before the data can be submitted',
  }));
  expect(problemBody(new ProblemError('VALIDATION_FAILED', { errors }), 'id').errors).toEqual(errors.slice(0, 100));
});
