import { ApiProblem } from '../../../lib/api/api-problem.ts';

/** How many requests stand against a removal; null where something else does. */
export function openRequestsOf(error: unknown): number | null {
  if (!(error instanceof ApiProblem) || error.code !== 'SUPPLIER_HAS_OPEN_REQUESTS') return null;
  const { count } = error.problem;
  return typeof count === 'number' ? count : null;
}
