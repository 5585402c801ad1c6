import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { InvitationLinkRefused } from '../../features/accounts/registration/invitation-link-refused.tsx';
import { InvitationPage } from '../../features/accounts/registration/invitation-page.tsx';
import { isAuthenticated, onSessionEnd, signOut } from '../../lib/session/session.ts';
import { useContinueRegistration, useLinkToken } from '../navigation/entry-links.ts';

/** Of a company or of a colleague: the link says which. */
export function InvitationScreen() {
  const navigate = useNavigate();
  const continueRegistration = useContinueRegistration();
  const token = useLinkToken();
  // The route has refreshed the session, so that this is known at once.
  const [signedIn, setSignedIn] = useState(isAuthenticated);
  useEffect(() => onSessionEnd(() => setSignedIn(false)), []);
  if (token === undefined) return <InvitationLinkRefused refusal="UNKNOWN" />;
  return (
    <InvitationPage
      token={token}
      signedIn={signedIn}
      onVerified={continueRegistration}
      onRegistered={() => void navigate({ to: '/', replace: true })}
      onLogOut={() => void signOut()}
    />
  );
}
