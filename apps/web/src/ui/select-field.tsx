import { MultiSelect, Select } from '@mantine/core';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { afterPaint } from '../lib/after-paint.ts';
import { FieldLabel } from './form/field-label.tsx';
import { type FormFieldOptions, useFormField } from './form/use-form-field.ts';
import { useShownChoice } from './form/use-shown-choice.ts';
import styles from './select-field.module.css';

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps<Values extends FieldValues> extends FormFieldOptions<Values> {
  options: readonly SelectOption[];
  /** The form's value is then a list. */
  multiple?: boolean;
  searchable?: boolean;
  help?: ReactNode;
  placeholder?: string;
  disabled?: boolean;
}

export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { name, label, rules, validateOnBlur, id, required, options, help, ...others } = props;
  const { multiple = false, searchable = false, ...input } = others;
  const { t } = useTranslation();
  const formField = useFormField<Values>({ name, label, rules, validateOnBlur, id, required });
  const [value, choose] = useShownChoice<unknown>(formField.field.value, formField.change);
  const dropdown = useDropdownOpened();
  const shared = {
    placeholder: t('select.choose'),
    ...input,
    id: formField.id,
    ref: formField.field.ref,
    data: options,
    searchable,
    label: <FieldLabel label={label} required={formField.required} />,
    error: formField.message,
    required: formField.required,
    withAsterisk: false,
    description: help,
    nothingFoundMessage: t('select.nothingFound'),
    clearable: !formField.required,
    clearButtonProps: { 'aria-label': t('select.clear') },
    withScrollArea: false,
    // Beside its field, so that it stays inside the landmark and the dialog the field is in.
    comboboxProps: { withinPortal: false },
    onChange: choose,
    onBlur: formField.leave,
  };
  if (!multiple) {
    const chosen = typeof value === 'string' ? value : null;
    return (
      <Select {...shared} {...dropdown} value={chosen} allowDeselect={false} classNames={{ options: styles.options }} />
    );
  }
  const chosen = Array.isArray(value) ? value.map(String) : [];
  return (
    <MultiSelect
      {...shared}
      value={chosen}
      placeholder={chosen.length > 0 ? '' : shared.placeholder}
      classNames={{ options: styles.options, pill: styles.pill, input: styles.frame, inputField: styles.typing }}
    />
  );
}

/**
 * Whether the list of a select is open. Pressed by a pointer, the field takes the focus first; then it is pressed once
 * more, since Select moves to what is chosen in the same moment in which it is told to open. By keyboard the list is
 * there at once: the next key moves in it.
 */
function useDropdownOpened() {
  const [opened, setOpened] = useState(false);
  const pressed = useRef<HTMLElement | null>(null);
  return {
    dropdownOpened: opened,
    onPointerDown: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      pressed.current = currentTarget;
    },
    onKeyDown: () => {
      pressed.current = null;
    },
    onDropdownOpen: () => {
      const field = pressed.current;
      if (field === null) {
        setOpened(true);
        return;
      }
      void afterPaint().then(() => {
        pressed.current = null;
        if (document.activeElement === field) field.click();
      });
    },
    onDropdownClose: () => setOpened(false),
  };
}
