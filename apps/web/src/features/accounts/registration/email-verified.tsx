import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryLoading } from '../../../ui/entry-page/entry-loading.tsx';
import { EntryMessage } from '../../../ui/entry-page/entry-message.tsx';
import { MailIllustration } from '../../../ui/illustrations/mail-illustration.tsx';
import type { VerifiedEmail } from './api/verify-email.ts';

interface EmailVerifiedProps {
  verified: VerifiedEmail;
  onSignedIn: () => void;
  onVerified: (registrationToken: string) => void;
}

/** Leads on to the product or to the second step; whoever has changed the address signs in again. */
export function EmailVerified({ verified, onSignedIn, onVerified }: EmailVerifiedProps) {
  const { t } = useTranslation('registration');
  const leave = useEffectEvent(() => {
    if (verified.tokens) onSignedIn();
    else if (verified.registrationToken) onVerified(verified.registrationToken);
  });
  useEffect(() => leave(), []);
  if (verified.tokens || verified.registrationToken) return <EntryLoading label={t('verify.checking')} />;
  return (
    <EntryMessage
      illustration={<MailIllustration />}
      heading={t('verify.changedTitle')}
      actions={
        <Button component={Link} to="/login" variant="filled">
          {t('signIn')}
        </Button>
      }
    >
      <p>
        {t('verify.changedText')} <strong>{verified.email}</strong>
      </p>
    </EntryMessage>
  );
}
