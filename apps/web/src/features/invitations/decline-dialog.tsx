import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { operationMutation } from '../../lib/api/operation-options.ts';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { type ReceivedInvitation, showRefusal } from './invitation-calls.ts';

const declineInvitation = (queryClient: QueryClient) =>
  operationMutation('declineInvitation', {
    // Also after a refusal: somebody else may have been faster, and the list says what they did.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['listReceivedInvitations'] }),
  });

interface DeclineDialogProps {
  invitation: ReceivedInvitation;
  opened: boolean;
  onClose: () => void;
}

export function DeclineDialog({ invitation, opened, onClose }: DeclineDialogProps) {
  const { t } = useTranslation('invitations');
  const decline = useMutation(declineInvitation(useQueryClient()));
  const organisation = invitation.organisationName;
  return (
    <ConfirmDialog
      opened={opened}
      title={t('decline.title', { organisation })}
      confirm={t('decline.confirm')}
      dangerous
      pending={decline.isPending}
      onClose={onClose}
      onConfirm={() =>
        decline
          .mutateAsync({ params: { invitationId: invitation.id } })
          .then(() => showSuccessToast('invitations:decline.done', { organisation }))
          .catch(showRefusal)
          .finally(onClose)
      }
    >
      <p>{t('decline.meaning', { organisation })}</p>
      <p>{t('decline.later', { organisation })}</p>
    </ConfirmDialog>
  );
}
