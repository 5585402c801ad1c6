import { needsEditor } from '../permissions.ts';
import { type ProblemCode, problemCodes } from '../problem-codes.ts';
import { takesIdempotencyKey } from './idempotency.ts';
import type { Operation } from './operation.ts';

/** Everything an operation can answer with besides its success: its own problems and those that follow from what it takes. */
export function possibleProblems(operation: Operation): ProblemCode[] {
  const { access, body, errors, params, query } = operation;
  const possible = new Set<ProblemCode>([...errors, 'TOO_MANY_REQUESTS', 'INTERNAL_ERROR', 'UNAVAILABLE']);
  if (params || query || body || takesIdempotencyKey(operation)) possible.add('VALIDATION_FAILED');
  if (body) possible.add('MALFORMED_JSON').add('BODY_TOO_LARGE').add('UNSUPPORTED_MEDIA_TYPE');
  if (access !== 'public') possible.add('UNAUTHENTICATED').add('ORGANISATION_SUSPENDED');
  if (access !== 'public' && needsEditor(access)) possible.add('FORBIDDEN');
  if (takesIdempotencyKey(operation)) possible.add('IDEMPOTENCY_KEY_REUSED');
  if (takesIdempotencyKey(operation) && operation.tellsSecret) possible.add('SECRET_TOLD_ALREADY');
  return problemCodes.filter((code) => possible.has(code));
}
