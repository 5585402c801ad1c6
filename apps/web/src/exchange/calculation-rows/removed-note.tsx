import { Button, CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './removed-note.module.css';

interface RemovedNoteProps {
  name: string;
  onUndo: () => void;
  onClose: () => void;
}

/** Stands where something was, until it is brought back or no longer missed. */
export function RemovedNote({ name, onUndo, onClose }: RemovedNoteProps) {
  const { t } = useTranslation(['calculator', 'common']);
  return (
    <div className={classes.note}>
      <span className={classes.words}>{t('removed', { name })}</span>
      <Button variant="subtle" size="xs" onClick={onUndo}>
        {t('undo')}
      </Button>
      <CloseButton aria-label={t('common:close')} onClick={onClose} />
    </div>
  );
}
