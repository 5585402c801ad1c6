import { useTranslation } from 'react-i18next';
import { DropFrame } from '../../components/file-choice/drop-frame.tsx';
import { FileButton } from '../../components/file-choice/file-button.tsx';
import { productFileTypes } from './product-file-types.ts';

export function ChooseFile({ above, onChoose }: { above: boolean; onChoose: (file: File) => void }) {
  const { t } = useTranslation('productImport');
  return (
    <DropFrame title={t('drop.title')} above={above} limits={t('drop.limits')} level={2}>
      <FileButton accept={productFileTypes} variant="filled" onChoose={onChoose}>
        {t('drop.choose')}
      </FileButton>
    </DropFrame>
  );
}
