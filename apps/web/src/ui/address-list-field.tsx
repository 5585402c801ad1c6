import { PillsInput } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { normaliseEmail } from '@pcf/domain/accounts/email-address';
import { splitAddresses } from '@pcf/domain/accounts/split-addresses';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { type FieldPathValue, type FieldValues, get, type Path, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AddressChips } from './address-chips.tsx';
import styles from './address-list-field.module.css';
import { FieldLabel } from './form/field-label.tsx';
import { type FormFieldOptions, useFormField, withValidation } from './form/use-form-field.ts';
import kit from './kit.module.css';

const piecesOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

const isAddress = (piece: string) => normaliseEmail(piece) !== null;

const endsOfLeaving = ['pointerup', 'click', 'keyup'] as const;

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
          <span className={`${kit.row} ${styles.foot}`}>
            <span>{help}</span>
            {limit ? (
              <span className={`${kit.tabular} ${styles.count}`} data-over={entries.length > limit || undefined}>
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
      <span className={kit.visuallyHidden} role="status">
        {list.spoken}
      </span>
    </div>
  );
}

/** Whether what was typed is ready for the list. A blank ends an address, but not the name in front of one. */
export function isComplete(draft: string): boolean {
  if (/[,;\n]/.test(draft)) return true;
  const { addresses, invalid } = splitAddresses(draft);
  return /[\s>]$/.test(draft) && addresses.length > 0 && invalid.length === 0;
}

/** Whether a pasted text makes entries at once; part of an address waits to be completed. */
export function isList(text: string): boolean {
  const { addresses, invalid } = splitAddresses(text);
  return addresses.length > 0 || invalid.length > 1;
}

/**
 * What still stands in the input counts when it is left, when the form is sent, and when the form goes away. Between pressing
 * a button and releasing it nothing may change: a field that grows would move the button away from under the pointer.
 */
function useCommitOnLeaving(input: RefObject<HTMLInputElement | null>, commit: () => void): void {
  const commitNow = useEffectEvent(commit);
  useEffect(() => {
    const element = input.current;
    const form = element?.form;
    const commitUnlessBack = () => {
      if (document.activeElement !== element) commitNow();
    };
    const finish = () => {
      stopWaiting();
      setTimeout(commitUnlessBack);
    };
    const wait = () => {
      for (const type of endsOfLeaving) document.addEventListener(type, finish);
    };
    const stopWaiting = () => {
      for (const type of endsOfLeaving) document.removeEventListener(type, finish);
    };
    const submit = () => commitNow();
    element?.addEventListener('blur', wait);
    form?.addEventListener('submit', submit);
    return () => {
      stopWaiting();
      element?.removeEventListener('blur', wait);
      form?.removeEventListener('submit', submit);
      commitNow();
    };
  }, [input]);
}

interface AddressListOptions<Values extends FieldValues> extends FormFieldOptions<Values> {
  limit: number | undefined;
}

/** The entries of the list and how they change; whatever is no address stays in it, and keeps the form from being sent. */
function useAddressList<Values extends FieldValues>(options: AddressListOptions<Values>) {
  const { name, label, rules, limit } = options;
  const { t } = useTranslation('lists');
  const { trigger, getValues, formState } = useFormContext<Values>();
  const [spoken, setSpoken] = useState('');

  function check(value: FieldPathValue<Values, Path<Values>>): true | string {
    const pieces = piecesOf(value);
    const invalid = pieces.filter((piece) => !isAddress(piece)).length;
    if (invalid > 0) return t('addresses.correct', { count: invalid });
    const excess = pieces.length - (limit ?? pieces.length);
    return excess > 0 ? t('addresses.tooMany', { count: excess }) : true;
  }

  const formField = useFormField<Values>({ name, label, rules: withValidation(rules, check) });
  // What the server refused comes under the place of the address: form.setError('emails.3', { type: code }).
  const refused: unknown = get(formState.errors, name);

  function put(pieces: string[], words: string) {
    formField.change(pieces);
    setSpoken(`${words} ${t('addresses.total', { count: pieces.length })}`);
  }

  return {
    ...formField,
    spoken,
    entries: piecesOf(formField.field.value).map((piece, index) => ({
      piece,
      isValid: isAddress(piece) && !(Array.isArray(refused) && refused[index]),
    })),
    add(text: string) {
      const { pieces, added, invalid, known } = addPieces(piecesOf(getValues(name)), text);
      const words = [
        added > 0 || invalid + known === 0 ? t('addresses.added', { count: added }) : '',
        invalid > 0 ? t('addresses.notAnAddress', { count: invalid }) : '',
        known > 0 ? t('addresses.known', { count: known }) : '',
      ];
      put(pieces, words.filter(Boolean).join(' '));
      if (invalid > 0) void trigger(name);
    },
    remove(piece: string) {
      const pieces = piecesOf(getValues(name)).filter((other) => other !== piece);
      put(pieces, t('addresses.removed', { address: piece }));
    },
  };
}

interface Addition {
  pieces: string[];
  added: number;
  invalid: number;
  known: number;
}

/** What the list holds once a text was typed or pasted into it, and what there is to say about it. */
export function addPieces(present: readonly string[], text: string): Addition {
  const { addresses, invalid } = splitAddresses(text);
  const isNew = (piece: string) => !present.includes(piece);
  const newAddresses = addresses.filter(isNew);
  const newInvalid = invalid.filter(isNew);
  return {
    pieces: [...present, ...newAddresses, ...newInvalid],
    added: newAddresses.length,
    invalid: newInvalid.length,
    known: addresses.length + invalid.length - newAddresses.length - newInvalid.length,
  };
}
