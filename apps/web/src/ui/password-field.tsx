import { ActionIcon, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldLabel } from './form/field-label.tsx';
import { type FormFieldOptions, useFormField } from './form/use-form-field.ts';
import { LineIcon } from './line-icon.tsx';

export interface PasswordFieldProps<Values extends FieldValues> extends FormFieldOptions<Values> {
  autoComplete: 'current-password' | 'new-password';
  help?: ReactNode;
  /** What the button that shows it says, where it is no password of a person. */
  show?: string;
  disabled?: boolean;
  /** The first thing to do in a dialog. */
  takesFocus?: boolean;
}

export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const { name, label, rules, validateOnBlur, help, disabled = false, takesFocus = false, autoComplete, show } = props;
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const formField = useFormField<Values>({ name, label, rules, validateOnBlur });
  return (
    <TextInput
      id={formField.id}
      type={shown ? 'text' : 'password'}
      name={name}
      data-autofocus={takesFocus || undefined}
      value={String(formField.field.value ?? '')}
      ref={formField.field.ref}
      label={<FieldLabel label={label} required={formField.required} />}
      error={formField.message}
      required={formField.required}
      withAsterisk={false}
      description={help}
      disabled={disabled}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      rightSection={
        <ActionIcon
          aria-label={show ?? t('password.show')}
          aria-pressed={shown}
          disabled={disabled}
          onClick={() => setShown(!shown)}
        >
          <LineIcon name={shown ? 'eyeCrossed' : 'eye'} />
        </ActionIcon>
      }
      onChange={(event) => formField.change(event.currentTarget.value)}
      onBlur={formField.leave}
    />
  );
}
