import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './address-list-field.module.css';

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

/** The frame around the list would take the focus to its input. */
const keepFocus = (event: MouseEvent) => event.stopPropagation();

export function AddressChip(props: AddressChipProps) {
  const { piece, isValid, isTabStop, onEdit, onRemove, onFocus, onKeyDown } = props;
  const { t } = useTranslation('lists');
  return (
    <li className={styles.chip} data-invalid={!isValid || undefined} onMouseDown={keepFocus}>
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
