import type { SentInvitation } from '../api/list-sent-invitations.ts';

export interface ClaimParams {
  invitationId: string;
  claimId: string;
}

export interface WaitingClaim {
  params: ClaimParams;
  invitedEmail: string;
  person: string;
  email: string;
  organisation: string;
}

/** Who used a link that went to somebody else, and waits for a word of ours. */
export function waitingClaims(invitations: readonly Pick<SentInvitation, 'id' | 'email' | 'claims'>[]): WaitingClaim[] {
  return invitations.flatMap((invitation) =>
    invitation.claims
      .filter(({ state }) => state === 'WAITING_FOR_APPROVAL')
      .map((claim) => ({
        params: { invitationId: invitation.id, claimId: claim.id },
        invitedEmail: invitation.email,
        person: claim.personName,
        email: claim.email,
        organisation: claim.organisationName,
      })),
  );
}
