import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EntryMessage } from '../../../ui/entry-page/entry-message.tsx';
import { WelcomeIllustration } from '../../../ui/illustrations/welcome-illustration.tsx';

/** Nobody registers a company here without an invitation: whom to ask for one. */
export function RegistrationClosed() {
  const { t } = useTranslation('registration');
  return (
    <EntryMessage
      illustration={<WelcomeIllustration />}
      heading={t('closed.title')}
      actions={
        <>
          <Button component={Link} to="/login" variant="filled">
            {t('signIn')}
          </Button>
          <Button component={Link} to="/contact">
            {t('closed.contact')}
          </Button>
        </>
      }
    >
      <p>{t('closed.text')}</p>
      <p>{t('closed.ask')}</p>
    </EntryMessage>
  );
}
