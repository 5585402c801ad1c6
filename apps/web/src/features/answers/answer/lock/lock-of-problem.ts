import { ApiProblem } from '../../../../lib/api/api-problem.ts';
import type { EmissionAnswer } from '../api/get-emission-answer.ts';

/** Who holds the lock, as a refused call tells; null for any other error. */
export function lockOfProblem(error: unknown): EmissionAnswer['lock'] {
  if (!(error instanceof ApiProblem) || error.code !== 'LOCKED') return null;
  const { holderName, until } = error.problem;
  return typeof holderName === 'string' && typeof until === 'string' ? { holderName, own: false, until } : null;
}
