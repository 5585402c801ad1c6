import { TextInput } from '@mantine/core';
import type { Language } from '@pcf/contract/vocabulary/language';
import { type FocusEvent, type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../i18n/page-language.ts';
import { exactNumber, ungroupedNumber } from '../lib/format/numbers.ts';
import { type LocalNumber, parseLocalNumber } from '../lib/format/parse-local-number.ts';
import { FieldLabel } from './form/field-label.tsx';
import { unitSection } from './form/unit-section.tsx';
import kit from './kit.module.css';
import { LineIcon } from './line-icon.tsx';
import styles from './local-number-input.module.css';

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

interface Typed extends TypedNumber {
  /** Of what was typed last, whatever is written in its place on leaving. */
  readonly reading: LocalNumber | null;
}

/** A number typed in the reader's notation, and written in it again on leaving; it follows the language of the page. */
export function LocalNumberInput(props: LocalNumberInputProps) {
  const { value, onChange, onBlur, label, labelHidden = false, optional = false, unit, warning, ...rest } = props;
  const { description, size = 'normal', ...input } = rest;
  const { i18n } = useTranslation();
  const language = pageLanguage(i18n);
  const [typed, setTyped] = useState<Typed>({ text: '', language, reading: null });
  const text = shownNumber(value, typed, language);
  const readingText = useReadingText(typed.reading, value);
  const toSelect = useRef<HTMLInputElement>(null);

  function change(next: string) {
    setTyped({ text: next, language, reading: parseLocalNumber(next, language) });
    onChange(readNumber(next, language));
  }

  /** A sign that we put between thousands would be taken for a decimal one as soon as a digit is added behind it. */
  function enter({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
    const plain = value === null || Number.isNaN(value) ? text : ungroupedNumber(value, language);
    if (plain === text) return;
    const isAllSelected = input.selectionStart === 0 && input.selectionEnd === text.length;
    toSelect.current = isAllSelected ? input : null;
    setTyped({ ...typed, text: plain, language });
  }

  // After the Tab key one types over the whole number: another text in the field would undo the selection.
  useLayoutEffect(() => {
    if (typed.text !== '') toSelect.current?.select();
    toSelect.current = null;
  }, [typed]);

  function leave() {
    // What was no number in the language it was typed in may be one in this language.
    if (Number.isNaN(value)) change(text);
    else if (value !== null) setTyped({ ...typed, text: exactNumber(value, language), language });
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
      inputContainer={(field) => (
        <>
          {field}
          {typed.text === '' ? null : (
            <span className={kit.visuallyHidden} role="status">
              {readingText}
            </span>
          )}
        </>
      )}
      description={
        warning || readingText ? (
          <>
            {readingText ? <span className={styles.reading}>{readingText}</span> : null}
            {warning ? (
              <span className={styles.warning}>
                <LineIcon name="warning" size={16} />
                <span>{warning}</span>
              </span>
            ) : null}
            {description}
          </>
        ) : (
          description
        )
      }
      onChange={(event) => change(event.currentTarget.value)}
      onFocus={enter}
      onBlur={leave}
    />
  );
}

interface TypedNumber {
  readonly text: string;
  readonly language: Language;
}

/** What the field shows: as it was typed while that is still the value and the language, else as the language writes it. */
export function shownNumber(value: number | null, typed: TypedNumber, language: Language): string {
  const isAsTyped = Object.is(readNumber(typed.text, typed.language), value);
  // What is no number has no other way to be written.
  if (isAsTyped && (typed.language === language || Number.isNaN(value))) return typed.text;
  return value === null || Number.isNaN(value) ? '' : exactNumber(value, language);
}

/** Null where nothing is typed, NaN where it is no number. */
function readNumber(text: string, language: Language): number | null {
  return text.trim() === '' ? null : (parseLocalNumber(text, language)?.value ?? Number.NaN);
}

/** How a text was read, where it could be two numbers or is written as in another language; null where it is plain. */
function useReadingText(reading: LocalNumber | null, value: number | null): string | null {
  const { t, i18n } = useTranslation();
  // What came from elsewhere in the meantime was not read here.
  if (!reading || reading.value !== value) return null;
  const written = (number: number) => exactNumber(number, pageLanguage(i18n));
  if (reading.otherwise !== null) {
    return t('input.readAsNot', { value: written(value), other: written(reading.otherwise) });
  }
  return reading.isForeign ? t('input.readAs', { value: written(value) }) : null;
}
