import { Button } from '@mantine/core';
import type { AnswerStep } from '@pcf/contract/vocabulary/answer-step';
import { useTranslation } from 'react-i18next';
import classes from './editor-bar.module.css';
import { useEditorWork } from './editor-work.ts';
import { neighbours } from './neighbours.ts';
import { SaveStatus } from './saving/save-status.tsx';

/** Always in sight: what is saved, and where to go on. */
export function EditorBar({ step, checkLabel }: { step: AnswerStep; checkLabel: string }) {
  const { t } = useTranslation('emissionEditor');
  const { locked, goTo, check } = useEditorWork();
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
            {checkLabel}
          </Button>
        )}
      </div>
    </div>
  );
}
