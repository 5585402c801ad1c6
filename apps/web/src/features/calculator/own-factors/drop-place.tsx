import { factorFileLimits } from '@pcf/catalogue/file/factor-file-limits';
import { useTranslation } from 'react-i18next';
import classes from './drop-place.module.css';
import { FileButton } from './file-button.tsx';
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
    <section className={classes.place} data-above={above || undefined}>
      <h3 className={classes.title}>{another ? t('drop.titleAnother') : t('drop.title')}</h3>
      <FileButton variant={another ? 'default' : 'filled'} onChoose={onChoose}>
        {t('drop.choose')}
      </FileButton>
      <p className={classes.limits}>
        {t('drop.limits', { rows: factorFileLimits.rows, megabytes: megabytes(factorFileLimits.bytes) })}
      </p>
    </section>
  );
}
