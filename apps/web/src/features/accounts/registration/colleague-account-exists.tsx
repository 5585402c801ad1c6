import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EntryPage } from '../../../ui/entry-page/entry-page.tsx';
import type { Invitation } from './api/get-invitation.ts';
import { Notice } from './notice.tsx';

/** The address is taken: by a user of another organisation, or by somebody who never finished registering. */
export function ColleagueAccountExists({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('registration');
  const { email, inviterName: organisation, invitedBy: person } = invitation;
  return (
    <EntryPage heading={t('colleague.exists.title')} lead={t('colleague.exists.text', { email, organisation })}>
      <Notice>
        <p>{t('colleague.exists.unfinished', { organisation })}</p>
        <p>{t('colleague.exists.elsewhere', { person })}</p>
      </Notice>
      <Button component={Link} to="/login" variant="filled" fullWidth>
        {t('signIn')}
      </Button>
    </EntryPage>
  );
}
