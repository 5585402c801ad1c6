import { Textarea, TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CharacterCounter } from './form/character-counter.tsx';
import { FieldLabel } from './form/field-label.tsx';
import { unitSection } from './form/unit-section.tsx';
import { type FormFieldOptions, useFormField } from './form/use-form-field.ts';

export interface TextFieldProps<Values extends FieldValues> extends FormFieldOptions<Values> {
  help?: ReactNode;
  unit?: string;
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Which keyboard a phone shows. */
  inputMode?: 'numeric';
  placeholder?: string;
  multiline?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** The first thing to do in a dialog. */
  takesFocus?: boolean;
}

export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { name, label, rules, validateOnBlur, id, required, help, unit, ...others } = props;
  const { type = 'text', multiline = false, takesFocus = false, ...input } = others;
  const formField = useFormField<Values>({ name, label, rules, validateOnBlur, id, required });
  const text = String(formField.field.value ?? '');
  const shared = {
    ...input,
    id: formField.id,
    name,
    'data-autofocus': takesFocus || undefined,
    value: text,
    ref: formField.field.ref,
    label: <FieldLabel label={label} required={formField.required} unit={unit} />,
    error: formField.message,
    required: formField.required,
    withAsterisk: false,
    description: help,
    onBlur: formField.leave,
  };
  return (
    <div>
      {multiline ? (
        <Textarea
          {...shared}
          autosize
          minRows={3}
          maxRows={12}
          onChange={(event) => formField.change(event.currentTarget.value)}
        />
      ) : (
        <TextInput
          {...shared}
          {...unitSection(unit)}
          type={type}
          onChange={(event) => formField.change(event.currentTarget.value)}
        />
      )}
      {formField.maxLength ? <CharacterCounter length={text.length} maximum={formField.maxLength} /> : null}
    </div>
  );
}
