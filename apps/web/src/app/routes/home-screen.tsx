import { HomePage } from '../../features/home/home-page.tsx';
import { InvitePartnerHost } from './invite-partner-host.tsx';

export function HomeScreen() {
  return <InvitePartnerHost>{(invite) => <HomePage onInvite={invite} />}</InvitePartnerHost>;
}
