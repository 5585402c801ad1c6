import { StopLinkUnknown, StopMailsPage } from '../../features/invitations/stop-mails-page.tsx';
import { useLinkToken } from '../navigation/entry-links.ts';

export function StopMailsScreen() {
  const token = useLinkToken();
  return token === undefined ? <StopLinkUnknown /> : <StopMailsPage token={token} />;
}
