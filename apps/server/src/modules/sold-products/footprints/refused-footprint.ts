import { ProblemError } from '../../../http/problem-error.ts';
import type { Refused } from './expressible.ts';

/** What stands against it goes along, by the fields of ours. */
export const refusedFootprint = ({ missing, cannot }: Pick<Refused, 'missing' | 'cannot'>): ProblemError =>
  new ProblemError('VALIDATION_FAILED', {
    detail: 'This cannot be told to other platforms as it is.',
    extra: {
      missing: missing.map(({ path, code }) => ({ path, code })),
      cannot: cannot.map(({ path, code }) => ({ path, code })),
    },
  });
