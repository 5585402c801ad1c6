import { useTranslation } from 'react-i18next';
import { LoadingSpinner } from '../../ui/loading-spinner/loading-spinner.tsx';
import styles from './document-row.module.css';
import type { LibraryDocument } from './library-document.ts';

/** A file on its way: it is seen, and cannot be chosen yet. */
export function PendingRow({ document }: { document: LibraryDocument }) {
  const { t } = useTranslation('documents');
  return (
    <li className={styles.row} data-pending data-document={document.id}>
      <span className={styles.spinner}>
        <LoadingSpinner small label={t('uploadingFile', { name: document.name })} />
      </span>
      <span className={styles.name}>{document.name}</span>
      <span className={styles.facts}>{t('uploading')}</span>
    </li>
  );
}
