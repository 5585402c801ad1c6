import { InvitationsTab } from '../../features/invitations/invitations-tab.tsx';
import { InvitePartnerHost } from './invite-partner-host.tsx';

export function SettingsInvitations() {
  return <InvitePartnerHost>{(invite) => <InvitationsTab onInvite={invite} />}</InvitePartnerHost>;
}
