import { factorFileLimits } from '@pcf/catalogue/file/factor-file-limits';
import { useTranslation } from 'react-i18next';
import { DropFrame } from '../../../ui/file-choice/drop-frame.tsx';
import { FileButton } from '../../../ui/file-choice/file-button.tsx';
import { factorFileTypes } from './factor-file-types.ts';
import { megabytes } from './megabytes.ts';

interface DropPlaceProps {
  /** There is a data set already. */
  another: boolean;
  /** A file is held above the page. */
  above: boolean;
  onChoose: (file: File) => void;
}

export function DropPlace({ another, above, onChoose }: DropPlaceProps) {
  const { t } = useTranslation('ownFactors');
  return (
    <DropFrame
      title={another ? t('drop.titleAnother') : t('drop.title')}
      above={above}
      limits={t('drop.limits', { rows: factorFileLimits.rows, megabytes: megabytes(factorFileLimits.bytes) })}
    >
      <FileButton accept={factorFileTypes} variant={another ? 'default' : 'filled'} onChoose={onChoose}>
        {t('drop.choose')}
      </FileButton>
    </DropFrame>
  );
}
