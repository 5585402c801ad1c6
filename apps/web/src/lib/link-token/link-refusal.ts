import { type LinkRefusal, linkRefusals } from '@pcf/contract/vocabulary/link-refusal';
import { ApiProblem } from '../api/api-problem.ts';

/** Why the server refused the token of a link; null where something else went wrong. */
export function linkRefusalOf(error: unknown): LinkRefusal | null {
  if (!(error instanceof ApiProblem) || error.code !== 'INVALID_LINK') return null;
  return linkRefusals.find((refusal) => refusal === error.problem.reason) ?? 'UNKNOWN';
}
