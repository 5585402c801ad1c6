import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EntryMessage } from '../../../ui/entry-page/entry-message.tsx';
import { WelcomeIllustration } from '../../../ui/illustrations/welcome-illustration.tsx';
import type { RegistrationEnd } from './registration-end.ts';

/** The second step was left open for too long, or was taken elsewhere: signing in leads on in both cases. */
export function RegistrationOver({ end }: { end: RegistrationEnd }) {
  const { t } = useTranslation('registration');
  const tookTooLong = end === 'INVALID_LINK';
  return (
    <EntryMessage
      illustration={<WelcomeIllustration />}
      heading={t(tookTooLong ? 'over.lapsedTitle' : 'over.registeredTitle')}
      actions={
        <Button component={Link} to="/login" variant="filled">
          {t('signIn')}
        </Button>
      }
    >
      <p>{t(tookTooLong ? 'over.lapsedText' : 'over.registeredText')}</p>
    </EntryMessage>
  );
}
