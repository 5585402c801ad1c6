import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Invitation } from './api/get-invitation.ts';
import { InvitationEntry } from './invitation-entry.tsx';
import { Notice } from './notice.tsx';

/** The invited address can sign in: the invitation waits for it in the settings. */
export function InvitedAccountExists({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('registration');
  return (
    <InvitationEntry invitation={invitation}>
      <Notice title={t('invitation.exists.title')}>
        <p>{t('invitation.exists.text', { email: invitation.email })}</p>
      </Notice>
      <Button
        variant="filled"
        fullWidth
        renderRoot={(button) => <Link {...button} to="/login" search={{ redirect: '/settings?tab=invitations' }} />}
      >
        {t('invitation.exists.action')}
      </Button>
    </InvitationEntry>
  );
}
