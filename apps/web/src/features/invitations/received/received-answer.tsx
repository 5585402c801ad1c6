import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { acceptInvitation } from '../api/accept-invitation.ts';
import type { ReceivedInvitation } from '../api/list-received-invitations.ts';
import { PendingButton } from '../pending-button.tsx';
import { showRefusal } from '../show-refusal.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import classes from './received-card.module.css';

interface ReceivedAnswerProps {
  invitation: ReceivedInvitation;
  /** The name of who invites. */
  describedBy: string;
}

export function ReceivedAnswer({ invitation, describedBy }: ReceivedAnswerProps) {
  const { t } = useTranslation('invitations');
  const accept = useMutation(acceptInvitation(useQueryClient()));
  const [declining, { open, close }] = useDisclosure(false);

  function tell({ claimState }: OperationOutput<'acceptInvitation'>) {
    const values = { organisation: invitation.organisationName };
    if (claimState === 'WAITING_FOR_APPROVAL') showSuccessToast('invitations:received.waiting', values);
    else showSuccessToast('invitations:received.connected', values);
  }

  return (
    <Group gap={8} className={classes.buttons ?? ''}>
      <PendingButton
        variant="filled"
        aria-describedby={describedBy}
        pending={accept.isPending}
        onClick={() => accept.mutateAsync(invitation.id).then(tell).catch(showRefusal)}
      >
        {t('received.accept')}
      </PendingButton>
      <Button aria-describedby={describedBy} disabled={accept.isPending} onClick={open}>
        {t('received.decline')}
      </Button>
      <DeclineDialog invitation={invitation} opened={declining} onClose={close} />
    </Group>
  );
}
