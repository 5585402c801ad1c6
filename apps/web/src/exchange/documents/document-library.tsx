import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatFileSize } from '../../lib/format/numbers.ts';
import { runtimeConfiguration } from '../../lib/runtime-configuration.ts';
import { useMayCall } from '../../lib/use-may-call.ts';
import { FileButton } from '../../ui/file-choice/file-choice.tsx';
import kit from '../../ui/kit.module.css';
import { PaginationFooter } from '../../ui/pagination-footer.tsx';
import { SearchInput } from '../line-filters/search-input.tsx';
import { DocumentList } from './document-list.tsx';
import styles from './documents.module.css';
import { acceptedFiles, type ChosenDocuments, toggleDocument } from './documents.ts';
import type { Library } from './use-library.ts';

/** From here on people are told what to do about it. */
const nearlyFull = 0.9;

interface DocumentLibraryProps {
  library: Library;
  chosen: ChosenDocuments;
  onChoose: (chosen: ChosenDocuments) => void;
  /** What is chosen can be seen and not changed. */
  locked?: boolean;
}

/** The documents of the organisation: to find, to add to and to choose from. */
export function DocumentLibrary({ library, chosen, onChoose, locked = false }: DocumentLibraryProps) {
  const { t, i18n } = useTranslation('documents');
  const { list, page } = library;
  const mayUpload = useMayCall()('uploadDocument');
  const limit = formatFileSize(runtimeConfiguration().limits.uploadBytes, pageLanguage(i18n));
  return (
    <>
      <div className={`${kit.bar} ${kit.below12}`}>
        <SearchInput
          label={t('search')}
          placeholder={t('search')}
          value={library.searchTerm}
          onSearch={library.search}
        />
        {mayUpload ? (
          <div className={`${kit.row} ${styles.upload}`}>
            <span className={kit.note}>{t('maximumSize', { limit })}</span>
            <FileButton accept={acceptedFiles} onChoose={library.upload}>
              {t('upload')}
            </FileButton>
          </div>
        ) : null}
      </div>
      <div className={`${kit.card} ${styles.frame}`}>
        <DocumentList
          library={library}
          chosen={chosen}
          locked={locked}
          onToggle={(document) => onChoose(toggleDocument(chosen, document, locked))}
        />
        <div className={styles.footer}>
          {list.data ? (
            <PaginationFooter
              {...page}
              total={list.data.metadata.count}
              selectedCount={chosen.length}
              selectionLocked={locked}
              onChange={library.changePage}
            />
          ) : null}
        </div>
      </div>
      {list.data ? <StorageUse {...list.data.storage} /> : null}
    </>
  );
}

/** How much of its storage the organisation has used. */
function StorageUse({ usedBytes, allowedBytes }: OperationOutput<'listDocuments'>['storage']) {
  const { t, i18n } = useTranslation('documents');
  const size = (bytes: number) => formatFileSize(bytes, pageLanguage(i18n));
  const isTight = usedBytes >= allowedBytes * nearlyFull;
  return (
    <p className={`${kit.note} ${styles.documentLibraryUse}`} data-tight={isTight || undefined}>
      {t('storageUsed', { used: size(usedBytes), allowed: size(allowedBytes) })}
      {isTight ? (
        <span className={styles.advice}>{t(usedBytes < allowedBytes ? 'storageTight' : 'storageFull')}</span>
      ) : null}
    </p>
  );
}
