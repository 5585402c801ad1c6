import type { FieldPath, FieldValues, RegisterOptions, ValidationRule } from 'react-hook-form';

export type FieldRules<Values extends FieldValues> = Omit<
  RegisterOptions<Values, FieldPath<Values>>,
  'disabled' | 'setValueAs' | 'valueAsNumber' | 'valueAsDate'
>;

/** React Hook Form takes a bound alone or together with its message. */
export function boundOf(rule: ValidationRule<number | string> | undefined): number | undefined {
  const bound = typeof rule === 'object' ? rule.value : rule;
  return bound === undefined ? undefined : Number(bound);
}
