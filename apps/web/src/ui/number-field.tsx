import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../i18n/page-language.ts';
import { exactNumber } from '../lib/format/numbers.ts';
import { type FormFieldOptions, useFormField, withValidation } from './form/use-form-field.ts';
import { LocalNumberInput } from './local-number-input.tsx';

interface NumberFieldProps<Values extends FieldValues> extends FormFieldOptions<Values> {
  help?: ReactNode;
  unit?: string;
  placeholder?: string;
  disabled?: boolean;
}

/** The form's value is a number, null while the field is empty, and NaN while what is typed is no number. */
export function NumberField<Values extends FieldValues>(props: NumberFieldProps<Values>) {
  const { name, label, rules, validateOnBlur, id, required, help, ...input } = props;
  const { t, i18n } = useTranslation();
  const formField = useFormField<Values>({
    name,
    label,
    validateOnBlur,
    id,
    required,
    rules: withValidation(rules, (value) =>
      Number.isNaN(value) ? t('input.notANumber', { example: exactNumber(1234.5, pageLanguage(i18n)) }) : true,
    ),
  });

  return (
    <LocalNumberInput
      {...input}
      id={formField.id}
      name={name}
      ref={formField.field.ref}
      label={label}
      optional={!formField.required}
      required={formField.required}
      value={formField.field.value ?? null}
      error={formField.message}
      description={help}
      onChange={formField.change}
      onBlur={formField.leave}
    />
  );
}
