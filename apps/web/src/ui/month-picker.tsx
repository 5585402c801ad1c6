import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { DatesProvider, MonthPicker as MantineMonthPicker } from '@mantine/dates';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldLabel } from './form/field-label.tsx';
import { type FormFieldOptions, useFormField } from './form/use-form-field.ts';
import { withValidation } from './form/with-validation.ts';
import { LineIcon } from './line-icon.tsx';
import { firstDay, isoMonth, monthOfDay, monthProblem, normaliseMonth, shownMonth } from './month-bounds.ts';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import { pageLanguage } from '../i18n/page-language.ts';
import { formatMonth } from '../lib/format/month.ts';
import styles from './month-picker.module.css';

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

interface MonthGridProps {
  value: string;
  minimum: string | undefined;
  maximum: string | undefined;
  onPick: (month: string) => void;
}

function MonthGrid({ value, minimum, maximum, onPick }: MonthGridProps) {
  const { t, i18n } = useTranslation('lists');
  const chosen = firstDay(value);
  const earliest = firstDay(minimum);
  const latest = firstDay(maximum);
  const shown = chosen ?? latest;
  const start = shown ?? firstDay(formatMonth(new Date()));
  return (
    <DatesProvider settings={{ locale: pageLanguage(i18n) }}>
      <MantineMonthPicker
        value={chosen ?? null}
        {...(shown ? { defaultDate: shown } : {})}
        {...(earliest ? { minDate: earliest } : {})}
        {...(latest ? { maxDate: latest } : {})}
        onChange={(day) => {
          if (day) onPick(monthOfDay(day));
        }}
        // The keyboard starts where the choice is.
        getMonthControlProps={(day) => (day === start ? { 'data-autofocus': true } : {})}
        ariaLabels={{
          previousYear: t('month.previousYear'),
          nextYear: t('month.nextYear'),
          previousDecade: t('month.previousDecade'),
          nextDecade: t('month.nextDecade'),
        }}
        classNames={{
          monthsListControl: styles.cell,
          yearsListControl: styles.cell,
          calendarHeaderControl: styles.headerControl,
          calendarHeaderLevel: styles.headerControl,
        }}
      />
    </DatesProvider>
  );
}
