import { useMergedRef } from '@mantine/hooks';
import { type KeyboardEvent, type MouseEvent, type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './address-list-field.module.css';
import kit from './kit.module.css';

/** The frame around the list would take the focus to its input. */
const keepFocus = (event: MouseEvent) => event.stopPropagation();

interface AddressChipsProps {
  ref: Ref<HTMLUListElement>;
  entries: readonly { piece: string; isValid: boolean }[];
  onEdit: (piece: string) => void;
  onRemove: (piece: string) => void;
  /** The focus moves on to where the next address is typed. */
  onLeave: () => void;
}

export function AddressChips({ ref, entries, onEdit, onRemove, onLeave }: AddressChipsProps) {
  const { t } = useTranslation('lists');
  const list = useRef<HTMLUListElement>(null);
  const merged = useMergedRef(ref, list);
  const [visited, setVisited] = useState<string | null>(null);
  const visitedIndex = entries.findIndex(({ piece }) => piece === visited);
  const tabStop = visitedIndex === -1 ? entries.length - 1 : visitedIndex;

  function focusChip(index: number) {
    const chip = list.current?.children[index]?.querySelector('button');
    if (chip) chip.focus();
    else onLeave();
  }

  function removeAt(index: number, piece: string, next: number) {
    // The neighbour takes the focus before its place changes.
    focusChip(next === index ? index + 1 : next);
    onRemove(piece);
  }

  function pressKey(event: KeyboardEvent, index: number, piece: string) {
    const target = { ArrowLeft: Math.max(index - 1, 0), ArrowRight: index + 1, Home: 0, End: entries.length }[
      event.key
    ];
    if (target !== undefined) focusChip(target);
    else if (event.key === 'Delete') removeAt(index, piece, index);
    else if (event.key === 'Backspace') removeAt(index, piece, index > 0 ? index - 1 : index);
    else return;
    event.preventDefault();
  }

  if (entries.length === 0) return null;
  return (
    <ul ref={merged} className={styles.chips} aria-label={t('addresses.list')}>
      {entries.map(({ piece, isValid }, index) => (
        <AddressChip
          key={piece}
          piece={piece}
          isValid={isValid}
          isTabStop={index === tabStop}
          onFocus={() => setVisited(piece)}
          onEdit={() => onEdit(piece)}
          onRemove={() => removeAt(index, piece, entries.length)}
          onKeyDown={(event) => pressKey(event, index, piece)}
        />
      ))}
    </ul>
  );
}

interface AddressChipProps {
  piece: string;
  isValid: boolean;
  /** The list is one stop of the Tab key; the arrow keys move inside it. */
  isTabStop: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function AddressChip(props: AddressChipProps) {
  const { piece, isValid, isTabStop, onEdit, onRemove, onFocus, onKeyDown } = props;
  const { t } = useTranslation('lists');
  return (
    <li className={`${kit.strong} ${styles.chip}`} data-invalid={!isValid || undefined} onMouseDown={keepFocus}>
      <button
        type="button"
        className={styles.text}
        aria-label={t(isValid ? 'addresses.edit' : 'addresses.editInvalid', { address: piece })}
        title={piece}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          keepFocus(event);
          onEdit();
        }}
      >
        {isValid ? null : (
          <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden>
            <path d="M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5zM8 4.75v4M8 11.25h.01" />
          </svg>
        )}
        <span className={styles.piece}>{piece}</span>
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('addresses.remove', { address: piece })}
        tabIndex={-1}
        onClick={(event) => {
          keepFocus(event);
          onRemove();
        }}
      >
        <svg viewBox="0 0 16 16" aria-hidden>
          <path d="m4.5 4.5 7 7M11.5 4.5l-7 7" />
        </svg>
      </button>
    </li>
  );
}
