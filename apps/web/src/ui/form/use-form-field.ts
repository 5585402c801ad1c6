import { useId } from 'react';
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import { useReportFieldError } from './field-errors.ts';
import { boundOf, type FieldRules } from './field-rules.ts';
import { useFoundProblem } from './found-problems.ts';
import { useFieldMessage } from './use-field-message.ts';

export interface FormFieldOptions<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  rules?: FieldRules<Values> | undefined;
  /** Check when the reader leaves the field; otherwise an error is checked again with every change. */
  validateOnBlur?: boolean | undefined;
  /** Where the field has to be found by others; otherwise one is made. */
  id?: string | undefined;
  /** Whether it is marked as needed, where that is no rule of the field itself. */
  required?: boolean | undefined;
}

/** What every field of ours shares: its value, its message, when it is checked, and its line in the summary. */
export function useFormField<Values extends FieldValues>(options: FormFieldOptions<Values>) {
  const { name, label, rules, validateOnBlur = false } = options;
  const ownId = useId();
  const id = options.id ?? ownId;
  const { control, trigger } = useFormContext<Values>();
  const { field, fieldState } = useController<Values>({ control, name, ...(rules ? { rules } : {}) });
  const maxLength = boundOf(rules?.maxLength);
  const found = useFoundProblem(name);
  const message = useFieldMessage(fieldState.error ?? found, {
    minLength: boundOf(rules?.minLength),
    maxLength,
    min: boundOf(rules?.min),
    max: boundOf(rules?.max),
  });
  useReportFieldError(name, id, label, message);

  return {
    id,
    field,
    message,
    maxLength,
    required: options.required ?? Boolean(rules?.required),
    change(value: unknown) {
      field.onChange(value);
      if (fieldState.error && !validateOnBlur) void trigger(name);
    },
    leave() {
      field.onBlur();
      if (validateOnBlur) void trigger(name);
    },
  };
}
