import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showProblemToast } from '../../lib/toasts/show-problem-toast.ts';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import { sendUserInvitationsAgain } from './api/send-user-invitations-again.ts';
import { withdrawUserInvitations } from './api/withdraw-user-invitations.ts';

interface InvitationActionsProps {
  emails: string[];
  onDone?: () => void;
}

/** For the invitation of one row, and for all selected ones alike. */
export function InvitationActions({ emails, onDone }: InvitationActionsProps) {
  const { t } = useTranslation('users');
  const queryClient = useQueryClient();
  const sendAgain = useMutation(sendUserInvitationsAgain(queryClient));
  const [opened, { open, close }] = useDisclosure(false);
  const withdraw = useMutation(withdrawUserInvitations(queryClient));
  const problem = useProblemText(withdraw.error);
  const count = emails.length;
  // Of several, the group that the buttons stand in says which ones are meant.
  const email = count === 1 ? emails[0] : undefined;

  async function send() {
    try {
      await sendAgain.mutateAsync(emails);
      showSuccessToast('users:pending.sentAgain', { count });
      onDone?.();
    } catch (error) {
      showProblemToast(error);
    }
  }

  async function withdrawNow() {
    try {
      await withdraw.mutateAsync(emails);
      showSuccessToast('users:pending.withdrawn', { count });
      close();
      onDone?.();
    } catch {
      // The dialog says why.
    }
  }

  return (
    <>
      <Button
        size="xs"
        variant="subtle"
        loading={sendAgain.isPending}
        aria-label={email && t('pending.sendAgainTo', { email })}
        onClick={() => void send()}
      >
        {t('pending.sendAgain')}
      </Button>
      <Button size="xs" variant="subtle" aria-label={email && t('pending.withdrawFrom', { email })} onClick={open}>
        {t('pending.withdraw')}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={t('pending.withdrawTitle', { count })}
        confirm={t('pending.withdrawConfirm', { count })}
        dangerous
        pending={withdraw.isPending}
        problem={problem}
        onConfirm={() => void withdrawNow()}
        onClose={() => {
          withdraw.reset();
          close();
        }}
      >
        {email ? <p>{email}</p> : null}
        <p>{t('pending.withdrawText')}</p>
      </ConfirmDialog>
    </>
  );
}
