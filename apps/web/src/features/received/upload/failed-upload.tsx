import { useTranslation } from 'react-i18next';
import { FailedFile } from '../../../components/file-findings/failed-file.tsx';
import { answerFileTypes } from './answer-file-types.ts';

interface FailedUploadProps {
  file: File;
  error: unknown;
  onChoose: (file: File) => void;
  onRetry: () => void;
}

export function FailedUpload({ file, error, onChoose, onRetry }: FailedUploadProps) {
  const { t } = useTranslation('answerFile');
  return (
    <FailedFile
      title={t('failed.title', { name: file.name })}
      text={t('failed.text')}
      another={t('drop.another')}
      accept={answerFileTypes}
      error={error}
      onChoose={onChoose}
      onRetry={onRetry}
    />
  );
}
