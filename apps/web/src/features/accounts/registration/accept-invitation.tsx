import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { acceptInvitation } from './api/accept-invitation.ts';
import type { Invitation } from './api/get-invitation.ts';
import { InvitationAccepted } from './invitation-accepted.tsx';
import { InvitationEntry } from './invitation-entry.tsx';
import { SignedInAs } from './signed-in-as.tsx';

interface AcceptInvitationProps {
  invitation: Invitation;
  token: string;
  onLogOut: () => void;
}

/** Whoever is signed in accepts for the own organisation. */
export function AcceptInvitation({ invitation, token, onLogOut }: AcceptInvitationProps) {
  const { t } = useTranslation('registration');
  const accept = useMutation(acceptInvitation);
  const problem = useProblemText(accept.error);
  if (accept.data) {
    return <InvitationAccepted inviter={invitation.inviterName} claimState={accept.data.claimState} />;
  }
  return (
    <InvitationEntry invitation={invitation}>
      <SignedInAs onLogOut={onLogOut}>
        {(organisation) => (
          <>
            <ErrorSummary problem={problem} fields={[]} attempt={accept.submittedAt} />
            <Button
              variant="filled"
              fullWidth
              loading={accept.isPending}
              onClick={() => accept.mutate({ invitationId: invitation.invitationId, token })}
            >
              {t('accept.action', { organisation })}
            </Button>
          </>
        )}
      </SignedInAs>
    </InvitationEntry>
  );
}
