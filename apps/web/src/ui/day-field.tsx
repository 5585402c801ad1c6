import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../i18n/page-language.ts';
import { formatDate } from '../lib/format/date-format.ts';
import { FieldLabel } from './form/field-label.tsx';
import { type FormFieldOptions, useFormField, withValidation } from './form/use-form-field.ts';

interface DayFieldProps<Values extends FieldValues> extends FormFieldOptions<Values> {
  help?: ReactNode;
  /** The first day that can be chosen, as yyyy-mm-dd. */
  earliest?: string;
  /** The last one. */
  latest?: string;
}

/** A day, typed or picked as the browser offers it. The form's value is yyyy-mm-dd, or an empty text. */
export function DayField<Values extends FieldValues>(props: DayFieldProps<Values>) {
  const { name, label, rules, validateOnBlur, id, required, help, earliest, latest } = props;
  const { t, i18n } = useTranslation('lists');
  const formField = useFormField<Values>({
    name,
    label,
    validateOnBlur,
    id,
    required,
    rules: withValidation(rules, (value) => {
      const inWords = (day: string) => ({ day: formatDate(day, pageLanguage(i18n)) });
      if (earliest && value && String(value) < earliest) return t('day.tooEarly', inWords(earliest));
      if (latest && value && String(value) > latest) return t('day.tooLate', inWords(latest));
      return true;
    }),
  });
  return (
    <TextInput
      id={formField.id}
      name={name}
      ref={formField.field.ref}
      type="date"
      label={<FieldLabel label={label} required={formField.required} />}
      description={help}
      error={formField.message}
      required={formField.required}
      withAsterisk={false}
      min={earliest ?? ''}
      max={latest ?? '9999-12-31'}
      value={String(formField.field.value ?? '')}
      onChange={(event) => formField.change(event.currentTarget.value)}
      onBlur={formField.leave}
    />
  );
}
