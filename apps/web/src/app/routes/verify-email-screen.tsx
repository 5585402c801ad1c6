import { useNavigate } from '@tanstack/react-router';
import { VerificationLinkRefused } from '../../features/accounts/registration/verification-link-refused.tsx';
import { VerifyEmailPage } from '../../features/accounts/registration/verify-email-page.tsx';
import { useContinueRegistration, useLinkToken } from '../navigation/entry-links.ts';

export function VerifyEmailScreen() {
  const navigate = useNavigate();
  const continueRegistration = useContinueRegistration();
  const token = useLinkToken();
  if (token === undefined) return <VerificationLinkRefused refusal="UNKNOWN" />;
  return (
    <VerifyEmailPage
      token={token}
      onSignedIn={() => void navigate({ to: '/', replace: true })}
      onVerified={continueRegistration}
    />
  );
}
