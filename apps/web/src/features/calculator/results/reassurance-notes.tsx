import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './reassurance-notes.module.css';

export const ReassuranceNotes = memo(function ReassuranceNotes() {
  const { t } = useTranslation('footprint');
  return (
    <ul className={classes.notes}>
      <li>{t('note.informative')}</li>
      <li>{t('note.notSaved')}</li>
      <li>{t('note.shared')}</li>
    </ul>
  );
});
