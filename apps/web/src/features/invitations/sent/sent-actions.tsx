import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type QueryClient, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getCurrentUser } from '../../../lib/account.ts';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { mayCall } from '../../../lib/may-call.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { type SentInvitation, showRefusal } from '../invitation-calls.ts';
import { PendingButton } from '../pending-button.tsx';
import { useSendAgain } from './use-send-again.ts';

const undoClaim = (queryClient: QueryClient) =>
  operationMutation('undoClaim', {
    // Also after a refusal: somebody else may have been faster, and the list says what they did.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['listSentInvitations'] }),
  });

/** What can be done with one invitation that was sent. */
export function SentActions({ invitation }: { invitation: SentInvitation }) {
  const { t } = useTranslation('invitations');
  const { data: user } = useSuspenseQuery(getCurrentUser);
  const { sendAgain, isPending } = useSendAgain();
  const [undoing, { open, close }] = useDisclosure(false);
  if (invitation.accessResponseStatus === 'PENDING') {
    return (
      <PendingButton
        size="xs"
        aria-label={t('sent.sendAgainTo', { email: invitation.email })}
        pending={isPending}
        onClick={() => sendAgain([invitation.id])}
      >
        {t('sent.sendAgain')}
      </PendingButton>
    );
  }
  if (!invitation.canUndo || !mayCall('undoClaim', user.accessLevel)) return null;
  return (
    <>
      <Button size="xs" aria-label={t('undo.openFor', { email: invitation.email })} onClick={open}>
        {t('undo.open')}
      </Button>
      <UndoDialog invitation={invitation} opened={undoing} onClose={close} />
    </>
  );
}

interface UndoDialogProps {
  invitation: SentInvitation;
  opened: boolean;
  onClose: () => void;
}

function UndoDialog({ invitation, opened, onClose }: UndoDialogProps) {
  const { t } = useTranslation('invitations');
  const undo = useMutation(undoClaim(useQueryClient()));
  const { email } = invitation;
  const organisation = invitation.organisationName ?? email;
  return (
    <ConfirmDialog
      opened={opened}
      title={t('undo.title', { organisation })}
      confirm={t('undo.confirm')}
      dangerous
      pending={undo.isPending}
      onClose={onClose}
      onConfirm={() =>
        undo
          .mutateAsync({ params: { invitationId: invitation.id } })
          .then(() => showSuccessToast('invitations:undo.done', { organisation }))
          .catch(showRefusal)
          .finally(onClose)
      }
    >
      <p>{t('undo.meaning', { organisation })}</p>
      <p>{t('undo.next', { email })}</p>
    </ConfirmDialog>
  );
}
