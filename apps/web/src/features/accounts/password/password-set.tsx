import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EntryMessage } from '../../../ui/entry-page/entry-message.tsx';
import { WelcomeIllustration } from '../../../ui/illustrations/welcome-illustration.tsx';

export function PasswordSet() {
  const { t } = useTranslation('password');
  return (
    <EntryMessage
      illustration={<WelcomeIllustration />}
      heading={t('set.title')}
      actions={
        <Button component={Link} to="/login" variant="filled">
          {t('signIn')}
        </Button>
      }
    >
      <p>{t('set.text')}</p>
    </EntryMessage>
  );
}
