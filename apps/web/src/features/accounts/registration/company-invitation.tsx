import { AcceptInvitation } from './accept-invitation.tsx';
import type { Invitation } from './api/get-invitation.ts';
import type { InvitationWays } from './invitation-ways.ts';
import { InvitedAccountExists } from './invited-account-exists.tsx';
import { InvitedRegistration } from './invited-registration.tsx';

interface CompanyInvitationProps extends InvitationWays {
  invitation: Invitation;
  token: string;
}

/** A company is invited: whoever is signed in accepts for the own one, whoever has an account signs in, others register. */
export function CompanyInvitation({ invitation, token, signedIn, onVerified, onLogOut }: CompanyInvitationProps) {
  if (signedIn) return <AcceptInvitation invitation={invitation} token={token} onLogOut={onLogOut} />;
  if (invitation.accountExists) return <InvitedAccountExists invitation={invitation} />;
  return <InvitedRegistration invitation={invitation} token={token} onVerified={onVerified} />;
}
