import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getCurrentUser } from '../../../lib/account/get-current-user.ts';
import { mayCall } from '../../../lib/permissions/may-call.ts';
import type { SentInvitation } from '../api/list-sent-invitations.ts';
import { PendingButton } from '../pending-button.tsx';
import { UndoDialog } from './undo-dialog.tsx';
import { useSendAgain } from './use-send-again.ts';

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
