import { PillsInput, VisuallyHidden } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldLabel } from '../form/field-label.tsx';
import type { FormFieldOptions } from '../form/use-form-field.ts';
import { AddressChips } from './address-chips.tsx';
import styles from './address-list-field.module.css';
import { isComplete, isList } from './is-complete.ts';
import { useAddressList } from './use-address-list.ts';
import { useCommitOnLeaving } from './use-commit-on-leaving.ts';

interface AddressListFieldProps<Values extends FieldValues>
  extends Pick<FormFieldOptions<Values>, 'name' | 'label' | 'rules'> {
  help?: ReactNode;
  /** How many addresses the form may send at once; counted below the field. */
  limit?: number;
  /** Where a dialog begins. */
  takesFocus?: boolean;
}

/**
 * Many addresses at once, typed or pasted. The form's value is a list of texts: addresses in their stored spelling, and
 * what is none as it was typed, for as long as the field has an error because of it.
 */
export function AddressListField<Values extends FieldValues>(props: AddressListFieldProps<Values>) {
  const { name, label, rules, limit, takesFocus = false } = props;
  const { t } = useTranslation('lists');
  const { help = t('addresses.help') } = props;
  const list = useAddressList<Values>({ name, label, rules, limit });
  const [draft, setDraft] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { entries } = list;

  function take(text: string) {
    if (text.trim() !== '') list.add(text);
    setDraft('');
  }
  useCommitOnLeaving(input, () => take(draft));

  function edit(piece: string) {
    take(draft);
    list.remove(piece);
    setDraft(piece);
    input.current?.focus();
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length);
    const text = before + event.clipboardData.getData('text') + value.slice(selectionEnd ?? value.length);
    if (!isList(text)) return;
    event.preventDefault();
    take(text);
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const atStart = event.currentTarget.selectionStart === 0 && event.currentTarget.selectionEnd === 0;
    const last = entries.at(-1);
    if (event.key === 'Enter') {
      // A second Enter must not send the form before its reader has looked at the list.
      event.preventDefault();
      take(draft);
    } else if (event.key === 'Backspace' && draft === '' && last) list.remove(last.piece);
    else if (event.key === 'ArrowLeft' && atStart && last) focusLast();
  }

  const chips = useRef<HTMLUListElement>(null);
  const focusLast = () => chips.current?.querySelector<HTMLElement>('li:last-child button')?.focus();

  return (
    <div>
      <PillsInput
        id={list.id}
        label={<FieldLabel label={label} required={list.required} />}
        description={
          <span className={styles.foot}>
            <span>{help}</span>
            {limit ? (
              <span className={styles.count} data-over={entries.length > limit || undefined}>
                {t('addresses.count', { count: entries.length, limit })}
              </span>
            ) : null}
          </span>
        }
        error={list.message}
        classNames={{ input: styles.frame }}
      >
        <AddressChips
          ref={chips}
          entries={entries}
          onEdit={edit}
          onRemove={list.remove}
          onLeave={() => input.current?.focus()}
        />
        <PillsInput.Field
          ref={useMergedRef(input, list.field.ref)}
          className={styles.input}
          value={draft}
          inputMode="email"
          autoComplete="off"
          data-autofocus={takesFocus || undefined}
          autoCapitalize="none"
          spellCheck={false}
          aria-required={list.required}
          onChange={({ currentTarget: { value } }) => (isComplete(value) ? take(value) : setDraft(value))}
          onPaste={paste}
          onKeyDown={pressKey}
          onBlur={list.leave}
        />
      </PillsInput>
      <VisuallyHidden role="status">{list.spoken}</VisuallyHidden>
    </div>
  );
}
