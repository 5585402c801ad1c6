import { useTranslation } from 'react-i18next';
import { FailedFile } from '../../components/file-findings/failed-file.tsx';
import { productFileTypes } from './product-file-types.ts';

interface FailedImportProps {
  file: File;
  error: unknown;
  onChoose: (file: File) => void;
  onRetry: () => void;
}

export function FailedImport({ file, error, onChoose, onRetry }: FailedImportProps) {
  const { t } = useTranslation('productImport');
  return (
    <FailedFile
      title={t('failed.title', { name: file.name })}
      text={t('failed.text')}
      another={t('drop.another')}
      accept={productFileTypes}
      error={error}
      onChoose={onChoose}
      onRetry={onRetry}
    />
  );
}
