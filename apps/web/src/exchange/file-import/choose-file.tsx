import { useTranslation } from 'react-i18next';
import { DropFrame } from '../../ui/file-choice/drop-frame.tsx';
import { FileButton } from '../../ui/file-choice/file-button.tsx';
import { spreadsheetTypes } from './spreadsheet-types.ts';

interface ChooseFileProps {
  title?: string;
  limits?: string;
  /** A file is held above the page. */
  above: boolean;
  onChoose: (file: File) => void;
}

export function ChooseFile({ title, limits, above, onChoose }: ChooseFileProps) {
  const { t } = useTranslation('fileImport');
  return (
    <DropFrame title={title ?? t('drop.title')} above={above} limits={limits ?? t('drop.limits')} level={2}>
      <FileButton accept={spreadsheetTypes} variant="filled" onChoose={onChoose}>
        {t('drop.choose')}
      </FileButton>
    </DropFrame>
  );
}
