import { useTranslation } from 'react-i18next';
import { FileButton } from './file-button.tsx';
import classes from './file-problems.module.css';
import { FocusedTitle } from './focused-title.tsx';

/** The browser could not read it at all. */
export function UnopenedFile({ name, onChoose }: { name: string; onChoose: (file: File) => void }) {
  const { t } = useTranslation('ownFactors');
  return (
    <section>
      <div className={classes.summary}>
        <FocusedTitle>{t('failed.title')}</FocusedTitle>
        <p className={classes.text}>{t('failed.text', { name })}</p>
        <FileButton variant="filled" onChoose={onChoose}>
          {t('drop.choose')}
        </FileButton>
      </div>
    </section>
  );
}
