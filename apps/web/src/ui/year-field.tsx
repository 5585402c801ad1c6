import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldLabel } from './form/field-label.tsx';
import { unitSection } from './form/unit-section.tsx';
import { type FormFieldOptions, useFormField } from './form/use-form-field.ts';

interface YearFieldProps<Values extends FieldValues> extends FormFieldOptions<Values> {
  help?: ReactNode;
  /** What stands inside the field behind a hairline, such as the months of the year. */
  beside?: string | undefined;
}

/** A year has no thousands to separate. The form's value is a number, null while empty, NaN while it is no year yet. */
export function YearField<Values extends FieldValues>({ help, beside, ...field }: YearFieldProps<Values>) {
  const formField = useFormField<Values>(field);
  const [typed, setTyped] = useState('');
  const value: unknown = formField.field.value;
  const text = typeof value !== 'number' ? '' : Number.isNaN(value) ? typed : String(value);

  function change(next: string) {
    setTyped(next);
    formField.change(next.trim() === '' ? null : /^\d{4}$/.test(next.trim()) ? Number(next) : Number.NaN);
  }

  return (
    <TextInput
      id={formField.id}
      name={field.name}
      ref={formField.field.ref}
      {...unitSection(beside)}
      label={<FieldLabel label={field.label} required={formField.required} unit={beside} />}
      description={help}
      error={formField.message}
      required={formField.required}
      withAsterisk={false}
      value={text}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={formField.leave}
    />
  );
}
