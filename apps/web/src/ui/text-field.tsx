import { TextInput } from '@mantine/core';
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
  disabled?: boolean;
  readOnly?: boolean;
  /** The first thing to do in a dialog. */
  takesFocus?: boolean;
}

export function TextField<Values extends FieldValues>({ type = 'text', unit, ...props }: TextFieldProps<Values>) {
  const { input, change, text, maxLength } = useTextInput<Values>(props, unit);
  return (
    <div>
      <TextInput
        {...input}
        {...unitSection(unit)}
        type={type}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {maxLength ? <CharacterCounter length={text.length} maximum={maxLength} /> : null}
    </div>
  );
}

/** What fields of one line and of several share. */
export function useTextInput<Values extends FieldValues>(
  props: Omit<TextFieldProps<Values>, 'type' | 'unit'>,
  unit?: string,
) {
  const { name, label, rules, validateOnBlur, id, required, help, takesFocus = false, ...others } = props;
  const formField = useFormField<Values>({ name, label, rules, validateOnBlur, id, required });
  const text = String(formField.field.value ?? '');
  const input = {
    ...others,
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
  return { input, change: formField.change, text, maxLength: formField.maxLength };
}
