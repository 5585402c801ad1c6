import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatFileSize } from '../../lib/format/format-file-size.ts';
import styles from './storage-use.module.css';

/** From here on people are told what to do about it. */
const nearlyFull = 0.9;

/** How much of its storage the organisation has used. */
export function StorageUse({ usedBytes, allowedBytes }: OperationOutput<'listDocuments'>['storage']) {
  const { t, i18n } = useTranslation('documents');
  const size = (bytes: number) => formatFileSize(bytes, pageLanguage(i18n));
  const isTight = usedBytes >= allowedBytes * nearlyFull;
  return (
    <p className={styles.use} data-tight={isTight || undefined}>
      {t('storageUsed', { used: size(usedBytes), allowed: size(allowedBytes) })}
      {isTight ? (
        <span className={styles.advice}>{t(usedBytes < allowedBytes ? 'storageTight' : 'storageFull')}</span>
      ) : null}
    </p>
  );
}
