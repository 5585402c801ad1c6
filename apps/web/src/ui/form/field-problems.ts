import type { FieldProblemCode } from '@pcf/contract/problem-codes';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiProblem } from '../../lib/api/api-errors.ts';

/** Marks the fields of a form that the server found something wrong with. */
export function showFieldProblems<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): void {
  for (const { field, code } of fieldProblemsOf(error)) {
    const name = field as FieldPath<Values>;
    // An error on a field that the form does not have could never be corrected.
    if (form.getValues(name) !== undefined) form.setError(name, { type: code });
  }
}

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
