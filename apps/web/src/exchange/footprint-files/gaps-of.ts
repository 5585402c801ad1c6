import { ApiProblem } from '../../lib/api/api-problem.ts';

/** The fields that a refusal names; null where something else was wrong. */
export function gapsOf(error: unknown): readonly string[] | null {
  if (!(error instanceof ApiProblem)) return null;
  const { missingFromAspect: fields } = error.problem as { readonly missingFromAspect?: unknown };
  return Array.isArray(fields) ? fields.map(String) : null;
}
