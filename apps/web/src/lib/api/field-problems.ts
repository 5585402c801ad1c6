import type { FieldProblemCode } from '@pcf/contract/problem-codes';
import { ApiProblem } from './api-problem.ts';

interface NamedProblem {
  /** The field's path in the body, as forms write it: `password`, `invitations.0.email`. */
  readonly field: string;
  readonly code: FieldProblemCode;
}

/** What the server found wrong with the fields of a body; empty for any other error. */
export function fieldProblemsOf(error: unknown): NamedProblem[] {
  if (!(error instanceof ApiProblem)) return [];
  return (error.problem.errors ?? []).flatMap(({ path, code }) => {
    const [part, ...steps] = path.split('/').slice(1);
    return part === 'body' && steps.length > 0 ? [{ field: steps.join('.'), code }] : [];
  });
}
