import { ApiProblem } from '../../../lib/api/api-problem.ts';

/** The version that stood against a change; null where something else did. */
export function newerVersionOf(error: unknown): number | null {
  if (!(error instanceof ApiProblem) || error.code !== 'STALE_VERSION') return null;
  const { version } = error.problem;
  return typeof version === 'number' ? version : null;
}
