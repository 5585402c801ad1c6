import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FocusedTitle } from './focused-title.tsx';
import classes from './reading-progress.module.css';

interface ReadingProgressProps {
  name: string;
  /** From 0 to 1. */
  part: number;
  onCancel: () => void;
}

export function ReadingProgress({ name, part, onCancel }: ReadingProgressProps) {
  const { t } = useTranslation(['ownFactors', 'common']);
  const titleId = useId();
  const percent = Math.floor(part * 100);
  return (
    <section className={classes.reading}>
      <FocusedTitle id={titleId}>{t('ownFactors:reading.title', { name })}</FocusedTitle>
      <progress className={classes.bar} aria-labelledby={titleId} max={100} value={percent} />
      <div className={classes.foot}>
        <span className={classes.part}>{t('ownFactors:reading.part', { percent })}</span>
        <Button size="xs" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </section>
  );
}
