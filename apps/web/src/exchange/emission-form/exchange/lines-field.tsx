import { Textarea } from '@mantine/core';
import { maxExchangeIds } from '@pcf/contract/exchange-limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldLabel } from '../../../ui/form/field-label.tsx';
import { type FormFieldOptions, useFormField } from '../../../ui/form/use-form-field.ts';
import type { EmissionFormValues } from '../emission-form-values.ts';

/** The texts that somebody has typed, one a line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

interface LinesFieldProps extends FormFieldOptions<EmissionFormValues> {
  help?: string | undefined;
}

/** Several texts, one a line. The form's value is a list. */
export function LinesField({ help, ...options }: LinesFieldProps) {
  const { t } = useTranslation('exchangeData');
  // What a single text is held to says nothing about the list.
  const formField = useFormField<EmissionFormValues>({ ...options, rules: undefined });
  const value: unknown = formField.field.value;
  const list = Array.isArray(value) ? value.map(String) : [];
  // The line that is being typed ends in a blank or is still empty.
  const [typed, setTyped] = useState(list.join('\n'));
  const lines = linesOf(typed);
  const isTyped = String(lines.slice(0, maxExchangeIds)) === String(list);
  const tooMany = isTyped && lines.length > maxExchangeIds;
  return (
    <Textarea
      id={formField.id}
      ref={formField.field.ref}
      name={options.name}
      label={<FieldLabel label={options.label} required={formField.required} />}
      description={help}
      error={tooMany ? t('tooManyLines', { count: maxExchangeIds }) : formField.message}
      required={formField.required}
      withAsterisk={false}
      autosize
      minRows={2}
      maxRows={8}
      spellCheck={false}
      value={isTyped ? typed : list.join('\n')}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        formField.change(linesOf(text).slice(0, maxExchangeIds));
      }}
      onBlur={formField.leave}
    />
  );
}
