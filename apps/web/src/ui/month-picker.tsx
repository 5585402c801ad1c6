import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldLabel } from './form/field-label.tsx';
import { type FormFieldOptions, useFormField, withValidation } from './form/use-form-field.ts';
import { LineIcon } from './line-icon.tsx';
import { isoMonth, monthProblem, normaliseMonth, shownMonth } from './month-bounds.ts';
import { MonthGrid } from './month-grid.tsx';

interface MonthPickerProps<Values extends FieldValues> extends FormFieldOptions<Values> {
  /** MM/yyyy, may be chosen itself. */
  minimum?: string;
  maximum?: string;
  help?: ReactNode;
  /** What stands there while the field is empty. */
  placeholder?: string | undefined;
  /** Whether the form's value is yyyy-mm; what is no month yet stays as it was typed. */
  iso?: boolean;
  disabled?: boolean;
}

/** A month of a year, typed or picked; the form's value is MM/yyyy unless it is asked for otherwise. */
export function MonthPicker<Values extends FieldValues>(props: MonthPickerProps<Values>) {
  const { name, label, rules, validateOnBlur = true, id, required, minimum, maximum, help, disabled = false } = props;
  const { iso = false, placeholder } = props;
  const { t } = useTranslation('lists');
  const [opened, { toggle, close }] = useDisclosure(false);
  const formField = useFormField<Values>({
    name,
    label,
    validateOnBlur,
    id,
    required,
    rules: withValidation(rules, (value) => {
      const problem = monthProblem(shownMonth(String(value ?? '')), minimum, maximum);
      if (problem === 'tooEarly') return t('month.tooEarly', { month: minimum });
      if (problem === 'tooLate') return t('month.tooLate', { month: maximum });
      return problem === null || t('month.invalid', { example: '03/2026' });
    }),
  });
  const text = shownMonth(String(formField.field.value ?? ''));
  const change = (shown: string) => formField.change(iso ? isoMonth(shown) : shown);

  return (
    <Popover opened={opened} onDismiss={close} position="bottom-end" trapFocus returnFocus withinPortal={false}>
      <TextInput
        id={formField.id}
        name={name}
        value={text}
        ref={formField.field.ref}
        label={<FieldLabel label={label} required={formField.required} />}
        error={formField.message}
        required={formField.required}
        withAsterisk={false}
        description={help}
        disabled={disabled}
        placeholder={placeholder ?? t('month.format')}
        inputMode="numeric"
        autoComplete="off"
        rightSection={
          <Popover.Target>
            <ActionIcon aria-label={t('month.pick')} disabled={disabled} onClick={toggle}>
              <LineIcon name="calendar" />
            </ActionIcon>
          </Popover.Target>
        }
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={() => {
          const normal = normaliseMonth(text);
          if (normal !== text) change(normal);
          formField.leave();
        }}
      />
      <Popover.Dropdown>
        <MonthGrid
          value={text}
          minimum={minimum}
          maximum={maximum}
          onPick={(month) => {
            change(month);
            close();
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
