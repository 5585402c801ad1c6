import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../ui/file-choice/file-button.tsx';
import { FocusedTitle } from '../../../ui/focused-title/focused-title.tsx';
import { factorFileTypes } from './factor-file-types.ts';
import classes from './file-problems.module.css';

/** The browser could not read it at all. */
export function UnopenedFile({ name, onChoose }: { name: string; onChoose: (file: File) => void }) {
  const { t } = useTranslation('ownFactors');
  return (
    <section>
      <div className={classes.summary}>
        <FocusedTitle>{t('failed.title')}</FocusedTitle>
        <p className={classes.text}>{t('failed.text', { name })}</p>
        <FileButton accept={factorFileTypes} variant="filled" onChoose={onChoose}>
          {t('drop.choose')}
        </FileButton>
      </div>
    </section>
  );
}
