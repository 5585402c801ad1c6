import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './line-dialogs.module.css';

interface PlanColumnsProps {
  /** What will happen, and what is left out. */
  summary: ReactNode;
  /** Null where there is nothing to do but to leave. */
  form: ReactNode | null;
  onClose: () => void;
}

/** What will happen stands beside the form, and before it where there is no room for both. */
export function PlanColumns({ summary, form, onClose }: PlanColumnsProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.columns}>
      <div className={`${classes.summary} ${form ? '' : classes.alone}`}>
        {summary}
        {form ? null : (
          <Button className={classes.close ?? ''} onClick={onClose}>
            {t('close')}
          </Button>
        )}
      </div>
      {form}
    </div>
  );
}
