import { Button, Group, Modal } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './leave-guard.module.css';

/** Asks before a change that is not saved is left behind, inside the page and when the tab is closed. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const { t } = useTranslation('organisation');
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  return (
    <Modal
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      withCloseButton={false}
      title={t('leave.title')}
      size={420}
      centered
      classNames={{ content: classes.content, header: classes.header, title: classes.title, body: classes.body }}
    >
      <p className={classes.message}>{t('leave.message')}</p>
      <Group justify="flex-end" gap={8}>
        <Button onClick={() => blocker.proceed?.()}>{t('leave.confirm')}</Button>
        <Button variant="filled" data-autofocus onClick={() => blocker.reset?.()}>
          {t('leave.stay')}
        </Button>
      </Group>
    </Modal>
  );
}
