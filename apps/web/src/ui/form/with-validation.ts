import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { FieldRules } from './use-form-field.ts';

type Check<Values extends FieldValues> = (value: FieldPathValue<Values, FieldPath<Values>>) => true | string;

/** A field's own check, run before whatever checks the form has added. */
export function withValidation<Values extends FieldValues>(
  rules: FieldRules<Values> | undefined,
  check: Check<Values>,
): FieldRules<Values> {
  const added = rules?.validate;
  const others = typeof added === 'function' ? { added } : added;
  return { ...rules, validate: { own: check, ...others } };
}
