import { Button } from '@mantine/core';
import type { AnswerStep } from '@pcf/contract/vocabulary/answer-step';
import { useTranslation } from 'react-i18next';
import classes from './answer-bar.module.css';
import { useAnswerWork } from './answer-work.ts';
import { neighbours } from './neighbours.ts';
import { SaveStatus } from './saving/save-status.tsx';

/** Always in sight: what is saved, and where to go on. */
export function AnswerBar({ step }: { step: AnswerStep }) {
  const { t } = useTranslation('answer');
  const { locked, goTo, check } = useAnswerWork();
  const { back, next } = neighbours(step);
  return (
    <div className={classes.bar}>
      <SaveStatus />
      <div className={classes.buttons}>
        {back ? <Button onClick={() => goTo(back)}>{t('bar.back')}</Button> : null}
        {next ? (
          <Button variant="filled" onClick={() => goTo(next)}>
            {t(`bar.continue.${next}`)}
          </Button>
        ) : (
          <Button variant="filled" disabled={locked} onClick={check}>
            {t('bar.check')}
          </Button>
        )}
      </div>
    </div>
  );
}
