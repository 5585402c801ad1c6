import { Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NoMatch } from '../../ui/empty-table/no-match.tsx';
import { LoadingSpinner } from '../../ui/loading-spinner/loading-spinner.tsx';
import { type ChosenDocuments, isChosen } from './chosen-documents.ts';
import styles from './document-list.module.css';
import { DocumentRow } from './document-row.tsx';
import { EmptyLibrary } from './empty-library.tsx';
import type { LibraryDocument } from './library-document.ts';
import { LibraryFailure } from './library-failure.tsx';
import { PendingRow } from './pending-row.tsx';
import type { Library } from './use-library.ts';

interface DocumentListProps {
  library: Library;
  chosen: ChosenDocuments;
  locked: boolean;
  onToggle: (document: LibraryDocument) => void;
}

/** As high whatever is in it, so that nothing below it moves; it scrolls by keyboard as well. */
export function DocumentList({ library, chosen, locked, onToggle }: DocumentListProps) {
  const { t } = useTranslation('documents');
  const { list, pending, searchTerm } = library;
  const rows = list.data?.data;
  return (
    <Box
      className={styles.area}
      role="group"
      aria-label={t('list')}
      tabIndex={0}
      data-stale={list.isPlaceholderData || undefined}
    >
      {list.isError ? (
        <div className={styles.state}>
          <LibraryFailure retrying={list.isFetching} onRetry={() => list.refetch()} />
        </div>
      ) : pending.length > 0 || rows?.length ? (
        <ul className={styles.rows}>
          {pending.map((document) => (
            <PendingRow key={document.id} document={document} />
          ))}
          {rows?.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              chosen={isChosen(chosen, document)}
              locked={locked}
              onToggle={() => onToggle(document)}
            />
          ))}
        </ul>
      ) : (
        <div className={styles.state}>
          {rows === undefined ? (
            <LoadingSpinner />
          ) : searchTerm ? (
            <NoMatch search={searchTerm} />
          ) : (
            <EmptyLibrary onUpload={library.upload} />
          )}
        </div>
      )}
    </Box>
  );
}
