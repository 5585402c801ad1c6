import { TextInput } from '@mantine/core';
import { type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exactNumber } from '../../lib/format/exact-number.ts';
import { FieldLabel } from '../form/field-label.tsx';
import { unitSection } from '../form/unit-section.tsx';
import { LineIcon } from '../line-icon/line-icon.tsx';
import { pageLanguage } from '../page-language.ts';
import styles from './local-number-input.module.css';
import { readNumber } from './read-number.ts';
import { shownNumber } from './shown-number.ts';

interface LocalNumberInputProps {
  /** Null while the field is empty, NaN while what is typed is no number. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  label: string;
  /** Where the place says what it is; the label is still heard. */
  labelHidden?: boolean;
  /** Marked as such in the label. */
  optional?: boolean;
  required?: boolean;
  unit?: string | undefined;
  error?: ReactNode;
  /** Worth a look, but nothing that has to be put right. */
  warning?: ReactNode;
  description?: ReactNode;
  /** Tall is as high as a chosen factor. */
  size?: 'normal' | 'tall';
  id?: string;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A number typed in the reader's notation, and written in it again on leaving; it follows the language of the page. */
export function LocalNumberInput(props: LocalNumberInputProps) {
  const { value, onChange, onBlur, label, labelHidden = false, optional = false, unit, warning, ...rest } = props;
  const { description, size = 'normal', ...input } = rest;
  const { i18n } = useTranslation();
  const language = pageLanguage(i18n);
  const [typed, setTyped] = useState({ text: '', language });
  const text = shownNumber(value, typed, language);

  function change(next: string) {
    setTyped({ text: next, language });
    onChange(readNumber(next, language));
  }

  function leave() {
    // What was no number in the language it was typed in may be one in this language.
    if (Number.isNaN(value)) change(text);
    else if (value !== null) setTyped({ text: exactNumber(value, language), language });
    onBlur?.();
  }

  return (
    <TextInput
      {...input}
      {...unitSection(unit)}
      {...(labelHidden
        ? { 'aria-label': unit ? `${label} (${unit})` : label }
        : { label: <FieldLabel label={label} required={!optional} unit={unit} /> })}
      {...(size === 'tall' && { classNames: { wrapper: styles.tall } })}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      withAsterisk={false}
      description={
        warning ? (
          <>
            <span className={styles.warning}>
              <LineIcon name="warning" size={16} />
              <span>{warning}</span>
            </span>
            {description}
          </>
        ) : (
          description
        )
      }
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}
