import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryPage, EntryPanel } from '../../../ui/entry-page/entry-page.tsx';
import { WelcomeIllustration } from '../../../ui/illustrations/welcome-illustration.tsx';
import classes from './invitation-page.module.css';
import type { Invitation } from './registration-calls.ts';

/** Longer ones wait behind their title, so that what can be done stays in sight. */
const shownAtOnce = 320;

interface InvitationEntryProps {
  invitation: Invitation;
  headingId?: string;
  step?: string;
  focusHeading?: boolean;
  children: ReactNode;
}

/** Who invites a company to what, and above all: what it means to accept. */
export function InvitationEntry({ invitation, children, ...page }: InvitationEntryProps) {
  const { t } = useTranslation('registration');
  const { inviterName, invitedBy, relation, message } = invitation;
  return (
    <EntryPage
      {...page}
      heading={t('invitation.title', { inviter: inviterName })}
      lead={t(`invitation.lead.${relation ?? 'SUPPLIER'}`, { person: invitedBy })}
      panel={
        <EntryPanel illustration={<WelcomeIllustration />} title={t('invitation.panel.title')}>
          <ul>
            <li>{t('invitation.panel.free')}</li>
            <li>{t('invitation.panel.own')}</li>
            <li>{t('invitation.panel.connected', { inviter: inviterName })}</li>
          </ul>
        </EntryPanel>
      }
    >
      {message ? <InvitationMessage message={message} person={invitedBy} /> : null}
      {children}
    </EntryPage>
  );
}

function InvitationMessage({ message, person }: { message: string; person: string }) {
  const { t } = useTranslation('registration');
  return (
    <details className={classes.message} open={message.length <= shownAtOnce}>
      <summary>{t('invitation.message', { person })}</summary>
      <blockquote>{message}</blockquote>
    </details>
  );
}
