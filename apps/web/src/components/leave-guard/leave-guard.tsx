import { Button } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { QuestionFrame } from '../confirm-dialog/question-frame.tsx';

/** Asks before a change that is not saved is left behind, inside the page and when the tab is closed. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const { t } = useTranslation();
  const blocker = useBlocker({
    // The query string says which tab of a page is shown; only a hash leads nowhere else.
    shouldBlockFn: ({ current, next }) =>
      unsaved && (current.pathname !== next.pathname || JSON.stringify(current.search) !== JSON.stringify(next.search)),
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  return (
    <QuestionFrame
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('leave.title')}
      buttons={
        <>
          <Button onClick={() => blocker.proceed?.()}>{t('leave.confirm')}</Button>
          <Button variant="filled" data-autofocus onClick={() => blocker.reset?.()}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <p>{t('leave.message')}</p>
    </QuestionFrame>
  );
}
