import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { formatFileSize } from '../../lib/format/format-file-size.ts';
import { RowCheckbox } from '../../ui/data-table/row-checkbox.tsx';
import styles from './document-row.module.css';
import type { LibraryDocument } from './library-document.ts';

interface DocumentRowProps {
  document: LibraryDocument;
  chosen: boolean;
  locked: boolean;
  onToggle: () => void;
}

/** A click anywhere on it chooses it, or not any more. */
export function DocumentRow({ document, chosen, locked, onToggle }: DocumentRowProps) {
  const { t, i18n } = useTranslation(['documents', 'lists']);
  const language = pageLanguage(i18n);
  const id = useId();
  return (
    <li>
      <label
        htmlFor={`${id}box`}
        className={styles.row}
        data-chosen={chosen || undefined}
        data-locked={locked || undefined}
      >
        <RowCheckbox
          id={`${id}box`}
          label={t('lists:table.select', { name: document.name })}
          describedBy={id}
          checked={chosen}
          disabled={locked}
          onChange={onToggle}
        />
        <span className={styles.name}>{document.name}</span>
        <span id={id} className={styles.facts}>
          <span className={styles.date}>{formatDate(document.createdAt, language)}</span>
          <span className={styles.size}>{formatFileSize(document.sizeBytes, language)}</span>
          <span className={styles.use} data-used={document.isUsed || undefined}>
            {t(document.isUsed ? 'used' : 'unused')}
          </span>
        </span>
      </label>
    </li>
  );
}
