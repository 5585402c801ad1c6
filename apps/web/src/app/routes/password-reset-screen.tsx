import { PasswordResetPage } from '../../features/accounts/password/password-reset-page.tsx';
import { ResetLinkRefused } from '../../features/accounts/password/reset-link-refused.tsx';
import { useLinkToken } from '../navigation/entry-links.ts';

export function PasswordResetScreen() {
  const token = useLinkToken();
  return token === undefined ? <ResetLinkRefused refusal="UNKNOWN" /> : <PasswordResetPage token={token} />;
}
