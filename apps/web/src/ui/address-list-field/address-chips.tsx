import { useMergedRef } from '@mantine/hooks';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressChip } from './address-chip.tsx';
import styles from './address-list-field.module.css';

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
