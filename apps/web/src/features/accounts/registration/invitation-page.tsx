import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { linkRefusalOf } from '../../../lib/link-token/link-refusal.ts';
import { EntryLoading } from '../../../ui/entry-page/entry-loading.tsx';
import { getInvitation } from './api/get-invitation.ts';
import { ColleagueInvitation } from './colleague-invitation.tsx';
import { CompanyInvitation } from './company-invitation.tsx';
import { FailedPage } from './failed-page.tsx';
import { InvitationLinkRefused } from './invitation-link-refused.tsx';
import type { InvitationWays } from './invitation-ways.ts';

/** What the link of an invitation leads to: for a company, or for a colleague. */
export function InvitationPage({ token, ...ways }: { token: string } & InvitationWays) {
  const { t } = useTranslation('registration');
  const invitation = useQuery(getInvitation(token));
  if (invitation.data) {
    const Invitation = invitation.data.kind === 'USER' ? ColleagueInvitation : CompanyInvitation;
    return <Invitation invitation={invitation.data} token={token} {...ways} />;
  }
  const refusal = linkRefusalOf(invitation.error);
  if (refusal) return <InvitationLinkRefused refusal={refusal} />;
  if (invitation.isError) return <FailedPage error={invitation.error} />;
  return <EntryLoading label={t('invitation.loading')} />;
}
