import { useTranslation } from 'react-i18next';
import { EntryPage } from '../../../ui/entry-page/entry-page.tsx';
import type { Invitation } from './api/get-invitation.ts';
import { ColleagueAccountExists } from './colleague-account-exists.tsx';
import { ColleagueForm } from './colleague-form.tsx';
import type { InvitationWays } from './invitation-ways.ts';
import { Notice } from './notice.tsx';
import { SignedInAs } from './signed-in-as.tsx';

interface ColleagueInvitationProps extends InvitationWays {
  invitation: Invitation;
  token: string;
}

/** Somebody is invited into an organisation; one person belongs to one. */
export function ColleagueInvitation({ invitation, token, signedIn, onRegistered, onLogOut }: ColleagueInvitationProps) {
  const { t } = useTranslation('registration');
  if (signedIn) {
    return (
      <EntryPage heading={t('colleague.title', { organisation: invitation.inviterName })}>
        <SignedInAs onLogOut={onLogOut}>
          {(organisation) => (
            <Notice>
              <p>{t('colleague.signedIn', { organisation })}</p>
            </Notice>
          )}
        </SignedInAs>
      </EntryPage>
    );
  }
  if (invitation.accountExists) return <ColleagueAccountExists invitation={invitation} />;
  return <ColleagueForm invitation={invitation} token={token} onRegistered={onRegistered} />;
}
