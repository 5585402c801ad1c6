import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ChosenDocuments } from './chosen-documents.ts';
import styles from './chosen-list.module.css';
import type { DocumentReference } from './library-document.ts';
import { ReadingButton } from './reading-button.tsx';

interface ChosenListProps {
  documents: ChosenDocuments;
  locked: boolean;
  onDownload?: ((document: DocumentReference) => void) | undefined;
  onRemove?: ((document: DocumentReference) => void) | undefined;
}

export function ChosenList({ documents, locked, onDownload, onRemove }: ChosenListProps) {
  const { t } = useTranslation('documents');
  if (documents.length === 0) return null;
  const DownloadButton = locked ? ReadingButton : Button;
  return (
    <ul className={styles.list}>
      {documents.map((document) => (
        <li key={document.id} className={styles.item}>
          <span className={styles.name}>{document.name}</span>
          <span className={styles.actions}>
            {onDownload ? (
              <DownloadButton
                variant="subtle"
                size="compact-sm"
                aria-label={t('downloadOf', { name: document.name })}
                onClick={() => onDownload(document)}
              >
                {t('download')}
              </DownloadButton>
            ) : null}
            {onRemove ? (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={t('removeOf', { name: document.name })}
                onClick={() => onRemove(document)}
              >
                {t('remove')}
              </Button>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
