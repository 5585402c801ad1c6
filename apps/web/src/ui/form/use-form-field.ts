import { fieldProblemCodes } from '@pcf/contract/problem-codes';
import { useId } from 'react';
import { type FieldError, type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatNumber } from '../../lib/format/format-number.ts';
import { useReportFieldError } from './field-errors.ts';
import { boundOf, type FieldRules } from './field-rules.ts';
import { useFoundProblem } from './found-problems.ts';

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

interface FieldBounds {
  minLength?: number | undefined;
  maxLength?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
}

/** One sentence for what is wrong: the form's own words where it gave some, else ours by the kind of error. */
function useFieldMessage(error: FieldError | undefined, bounds: FieldBounds): string | undefined {
  const { t, i18n } = useTranslation();
  if (!error) return undefined;
  if (error.message) return error.message;
  const limit = (bound: number | undefined) => formatNumber(bound ?? 0, pageLanguage(i18n));
  if (error.type === 'required') return t('input.required');
  if (error.type === 'minLength') return t('input.minLength', { count: bounds.minLength ?? 0 });
  if (error.type === 'maxLength') return t('input.maxLength', { count: bounds.maxLength ?? 0 });
  if (error.type === 'min') return t('input.min', { limit: limit(bounds.min) });
  if (error.type === 'max') return t('input.max', { limit: limit(bounds.max) });
  // What the server found wrong arrives as its code: form.setError(path, { type: code }).
  const code = fieldProblemCodes.find((known) => known === error.type);
  return code ? t(`fieldProblem.${code}`) : t('input.invalid');
}
