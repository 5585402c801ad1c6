import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EntryMessage } from '../../../ui/entry-page/entry-message.tsx';
import { MailIllustration } from '../../../ui/illustrations/mail-illustration.tsx';

export function AccessAskedPage({ organisation, email }: { organisation: string; email: string }) {
  const { t } = useTranslation('registration');
  return (
    <EntryMessage
      illustration={<MailIllustration />}
      heading={t('asked.title', { organisation })}
      actions={
        <Button component={Link} to="/login">
          {t('toSignIn')}
        </Button>
      }
    >
      <p>{t('asked.text')}</p>
      <p>
        {t('asked.answer')} <strong>{email}</strong>
      </p>
    </EntryMessage>
  );
}
