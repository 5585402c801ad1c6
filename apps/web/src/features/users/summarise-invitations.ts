import type { UserInvitationOutcome } from '@pcf/contract/vocabulary/user-invitation-outcome';
import type { UserInvitationResult } from './api/invite-users.ts';

type NotInvited = Exclude<UserInvitationOutcome, 'INVITED'>;

export interface InvitationSummary {
  readonly invited: number;
  /** Addresses that got no mail, by the reason; only the reasons there are. */
  readonly others: readonly { readonly outcome: NotInvited; readonly emails: readonly string[] }[];
}

const reasons: readonly NotInvited[] = ['ALREADY_INVITED', 'ALREADY_MEMBER'];

export function summariseInvitations(results: readonly UserInvitationResult[]): InvitationSummary {
  const emailsOf = (outcome: UserInvitationOutcome) =>
    results.filter((result) => result.outcome === outcome).map(({ email }) => email);
  return {
    invited: emailsOf('INVITED').length,
    others: reasons
      .map((outcome) => ({ outcome, emails: emailsOf(outcome) }))
      .filter(({ emails }) => emails.length > 0),
  };
}
