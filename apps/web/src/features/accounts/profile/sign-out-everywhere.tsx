import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { endAllSessions } from './api/end-all-sessions.ts';

export function SignOutEverywhere() {
  const { t } = useTranslation('profile');
  const [opened, { open, close }] = useDisclosure(false);
  const endAll = useMutation({
    ...endAllSessions,
    // Told by the mutation itself: by then the page with this button is gone.
    onSuccess: () => showSuccessToast('profile:sessions.allEnded'),
  });
  const problem = useProblemText(endAll.error);
  return (
    <>
      <Button onClick={open}>{t('sessions.endAll')}</Button>
      <ConfirmDialog
        opened={opened}
        title={t('sessions.endAllTitle')}
        confirm={t('sessions.endAll')}
        pending={endAll.isPending}
        problem={problem}
        onConfirm={() => endAll.mutate()}
        onClose={close}
      >
        <p>{t('sessions.endAllText')}</p>
      </ConfirmDialog>
    </>
  );
}
