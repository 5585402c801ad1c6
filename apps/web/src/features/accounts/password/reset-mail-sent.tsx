import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EntryMessage } from '../../../ui/entry-page/entry-message.tsx';
import { MailIllustration } from '../../../ui/illustrations/mail-illustration.tsx';
import { SendAgain } from '../../../ui/send-again/send-again.tsx';
import { requestPasswordReset } from './api/request-password-reset.ts';

/** Says the same whether or not the address has an account. */
export function ResetMailSent({ email }: { email: string }) {
  const { t } = useTranslation('password');
  return (
    <EntryMessage
      illustration={<MailIllustration />}
      heading={t('sent.title')}
      actions={
        <>
          <SendAgain mutation={requestPasswordReset} email={email} />
          <Button component={Link} to="/login" variant="subtle">
            {t('toSignIn')}
          </Button>
        </>
      }
    >
      <p>
        {t('sent.text')} <strong>{email}</strong>
      </p>
      <p>{t('sent.next')}</p>
    </EntryMessage>
  );
}
