import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { fieldProblemsOf } from '../../lib/api/field-problems.ts';

/** Marks the fields of a form that the server found something wrong with. */
export function showFieldProblems<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): void {
  for (const { field, code } of fieldProblemsOf(error)) {
    const name = field as FieldPath<Values>;
    // An error on a field that the form does not have could never be corrected.
    if (form.getValues(name) !== undefined) form.setError(name, { type: code });
  }
}
