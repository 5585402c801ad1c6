import { Box, Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatDate } from '../../lib/format/date-format.ts';
import { formatFileSize } from '../../lib/format/numbers.ts';
import { useMayCall } from '../../lib/use-may-call.ts';
import { RowCheckbox } from '../../ui/data-table/row-checkbox.tsx';
import { EmptyTable } from '../../ui/empty-table.tsx';
import { FileButton } from '../../ui/file-choice/file-choice.tsx';
import { ConnectionLostIllustration } from '../../ui/illustrations/connection-lost-illustration.tsx';
import { LoadingSpinner } from '../../ui/loading-spinner.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import styles from './documents.module.css';

import { acceptedFiles, type ChosenDocuments, isChosen, type LibraryDocument } from './documents.ts';
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

/** A file on its way: it is seen, and cannot be chosen yet. */
function PendingRow({ document }: { document: LibraryDocument }) {
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

function EmptyLibrary({ onUpload }: { onUpload: (file: File) => void }) {
  const { t } = useTranslation('documents');
  const mayUpload = useMayCall()('uploadDocument');
  if (!mayUpload) return <EmptyTable title={t('noFileUploaded')} />;
  return (
    <EmptyTable
      title={t('noFileUploaded')}
      subtitle={t('noFileUploadedText')}
      primaryAction={
        <FileButton variant="filled" accept={acceptedFiles} onChoose={onUpload}>
          {t('clickToUpload')}
        </FileButton>
      }
    />
  );
}

function LibraryFailure({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation(['documents', 'common']);
  return (
    <div role="status">
      <EmptyTable
        illustration={<ConnectionLostIllustration />}
        title={t('error')}
        primaryAction={
          <Button loading={retrying} onClick={onRetry}>
            {t('common:tryAgain')}
          </Button>
        }
      />
    </div>
  );
}

interface DocumentRowProps {
  document: LibraryDocument;
  chosen: boolean;
  locked: boolean;
  onToggle: () => void;
}

/** A click anywhere on it chooses it, or not any more. */
function DocumentRow({ document, chosen, locked, onToggle }: DocumentRowProps) {
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
          <span>{formatDate(document.createdAt, language)}</span>
          <span className={styles.size}>{formatFileSize(document.sizeBytes, language)}</span>
          <span className={styles.use} data-used={document.isUsed || undefined}>
            {t(document.isUsed ? 'used' : 'unused')}
          </span>
        </span>
      </label>
    </li>
  );
}
