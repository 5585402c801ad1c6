import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { operationMutation } from '../../lib/api/operation-options.ts';
import { formatDate } from '../../lib/format/date-format.ts';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { useMayCall } from '../../lib/use-may-call.ts';
import kit from '../../ui/kit.module.css';
import { DeclineDialog } from './decline-dialog.tsx';
import { type ReceivedInvitation, showRefusal } from './invitation-calls.ts';
import classes from './invitations-tab.module.css';
import { PendingButton } from './pending-button.tsx';
import { StatusBadge, type Tone } from './status-badge.tsx';
import { focusPlace } from './use-rescued-focus.ts';

export const receivedStates = ['toAnswer', 'toBeConfirmed', 'accepted', 'declined'] as const;

const acceptInvitation = (queryClient: QueryClient) =>
  operationMutation('acceptInvitation', {
    // Also after a refusal: somebody else may have been faster, and the list says what they did.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['listReceivedInvitations'] }),
  });

const tones: Record<ReceivedState, Tone> = {
  toAnswer: 'pendingReview',
  toBeConfirmed: 'requested',
  accepted: 'completed',
  declined: 'declined',
};

export function ReceivedCard({ invitation }: { invitation: ReceivedInvitation }) {
  const { t, i18n } = useTranslation('invitations');
  const titleId = useId();
  const { organisationName: organisation, invitedBy, email, relation, message, createdAt, answeredAt } = invitation;
  const state = receivedState(invitation);
  const mayAnswer = useMayCall()('acceptInvitation');
  const date = (moment: string) => formatDate(moment, pageLanguage(i18n));
  return (
    <li className={classes.receivedCardCard} {...focusPlace}>
      <div className={`${kit.row4x16} ${kit.topped} ${kit.spread}`}>
        <h3 id={titleId} className={`${kit.plainSubheading} ${classes.receivedCardTitle}`}>
          {organisation}
        </h3>
        <StatusBadge tone={tones[state]}>{t(`receivedState.${state}`, { organisation })}</StatusBadge>
      </div>
      <p className={`${kit.reading} ${classes.receivedCardText}`}>{t(`wish.${relation}`, { person: invitedBy })}</p>
      {message ? <blockquote className={`${kit.reading} ${classes.message}`}>{message}</blockquote> : null}
      <p className={`${kit.note} ${kit.above4}`}>
        {t('received.facts', { date: date(createdAt), email })}
        {answeredAt ? ` ${t('received.answered', { date: date(answeredAt) })}` : null}
      </p>
      {state === 'toAnswer' && mayAnswer ? <ReceivedAnswer invitation={invitation} describedBy={titleId} /> : null}
    </li>
  );
}

interface ReceivedAnswerProps {
  invitation: ReceivedInvitation;
  /** The name of who invites. */
  describedBy: string;
}

function ReceivedAnswer({ invitation, describedBy }: ReceivedAnswerProps) {
  const { t } = useTranslation('invitations');
  const accept = useMutation(acceptInvitation(useQueryClient()));
  const [declining, { open, close }] = useDisclosure(false);

  function tell({ claimState }: OperationOutput<'acceptInvitation'>) {
    const values = { organisation: invitation.organisationName };
    if (claimState === 'WAITING_FOR_APPROVAL') showSuccessToast('invitations:received.waiting', values);
    else showSuccessToast('invitations:received.connected', values);
  }

  return (
    <div className={`${kit.actions} ${classes.receivedCardButtons}`}>
      <PendingButton
        variant="filled"
        aria-describedby={describedBy}
        pending={accept.isPending}
        onClick={() =>
          accept
            .mutateAsync({ params: { invitationId: invitation.id }, body: undefined })
            .then(tell)
            .catch(showRefusal)
        }
      >
        {t('received.accept')}
      </PendingButton>
      <Button aria-describedby={describedBy} disabled={accept.isPending} onClick={open}>
        {t('received.decline')}
      </Button>
      <DeclineDialog invitation={invitation} opened={declining} onClose={close} />
    </div>
  );
}

type ReceivedState = (typeof receivedStates)[number];

/** Who has to act next on an invitation that reached us. */
export function receivedState(
  invitation: Pick<ReceivedInvitation, 'accessResponseStatus' | 'claimState'>,
): ReceivedState {
  if (invitation.accessResponseStatus === 'ACCEPTED') return 'accepted';
  if (invitation.accessResponseStatus === 'DECLINED') return 'declined';
  return invitation.claimState === 'WAITING_FOR_APPROVAL' ? 'toBeConfirmed' : 'toAnswer';
}
