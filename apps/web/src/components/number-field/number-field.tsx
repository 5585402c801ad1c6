import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { parseLocalNumber } from '../../lib/format/parse-local-number.ts';
import { FieldLabel } from '../form/field-label.tsx';
import { unitSection } from '../form/unit-section.tsx';
import { type FormFieldOptions, useFormField } from '../form/use-form-field.ts';
import { withValidation } from '../form/with-validation.ts';
import { pageLanguage } from '../page-language.ts';
import { numberText } from './number-text.ts';

interface NumberFieldProps<Values extends FieldValues> extends FormFieldOptions<Values> {
  help?: ReactNode;
  unit?: string;
  placeholder?: string;
  disabled?: boolean;
}

/** The form's value is a number, null while the field is empty, and NaN while what is typed is no number. */
export function NumberField<Values extends FieldValues>(props: NumberFieldProps<Values>) {
  const { name, label, rules, validateOnBlur, help, unit, ...input } = props;
  const { t, i18n } = useTranslation();
  const language = pageLanguage(i18n);
  const [typed, setTyped] = useState({ text: '', language });
  const formField = useFormField<Values>({
    name,
    label,
    validateOnBlur,
    rules: withValidation(rules, (value) =>
      Number.isNaN(value) ? t('input.notANumber', { example: numberText(1234.5, language) }) : true,
    ),
  });

  const value: number | null = formField.field.value ?? null;
  const read = (text: string) => (text.trim() === '' ? null : (parseLocalNumber(text, language) ?? Number.NaN));
  const isAsTyped = typed.language === language && Object.is(read(typed.text), value);
  const text = isAsTyped ? typed.text : value === null || Number.isNaN(value) ? '' : numberText(value, language);

  return (
    <TextInput
      {...input}
      {...unitSection(unit)}
      id={formField.id}
      name={name}
      value={text}
      ref={formField.field.ref}
      inputMode="decimal"
      autoComplete="off"
      label={<FieldLabel label={label} required={formField.required} unit={unit} />}
      error={formField.message}
      required={formField.required}
      withAsterisk={false}
      description={help}
      onChange={(event) => {
        setTyped({ text: event.currentTarget.value, language });
        formField.change(read(event.currentTarget.value));
      }}
      onBlur={() => {
        if (value !== null && !Number.isNaN(value)) setTyped({ text: numberText(value, language), language });
        formField.leave();
      }}
    />
  );
}
