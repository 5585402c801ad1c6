import { useTranslation } from 'react-i18next';
import { EmptyTable } from '../../ui/empty-table/empty-table.tsx';
import { FileButton } from '../../ui/file-choice/file-button.tsx';
import { acceptedFiles } from './accepted-files.ts';

export function EmptyLibrary({ onUpload }: { onUpload: (file: File) => void }) {
  const { t } = useTranslation('documents');
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
