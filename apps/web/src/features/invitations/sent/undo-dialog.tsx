import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import type { SentInvitation } from '../api/list-sent-invitations.ts';
import { undoClaim } from '../api/undo-claim.ts';
import { showRefusal } from '../show-refusal.ts';

interface UndoDialogProps {
  invitation: SentInvitation;
  opened: boolean;
  onClose: () => void;
}

export function UndoDialog({ invitation, opened, onClose }: UndoDialogProps) {
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
          .mutateAsync(invitation.id)
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
