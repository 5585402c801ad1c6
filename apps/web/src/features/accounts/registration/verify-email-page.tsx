import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldProblemsOf } from '../../../lib/api/field-problems.ts';
import { linkRefusalOf } from '../../../lib/link-token/link-refusal.ts';
import { useOutcome } from '../../../lib/link-token/use-outcome.ts';
import { EntryLoading } from '../../../ui/entry-page/entry-loading.tsx';
import { type VerifiedEmail, verifyByLinkAlone } from './api/verify-email.ts';
import { EmailVerified } from './email-verified.tsx';
import { FailedPage } from './failed-page.tsx';
import { VerificationLinkRefused } from './verification-link-refused.tsx';
import { VerifyPasswordForm } from './verify-password-form.tsx';

interface VerifyEmailPageProps {
  token: string;
  onSignedIn: () => void;
  /** The account has no user yet. */
  onVerified: (registrationToken: string) => void;
}

/** The link of a mail proves an address; the password, that the account belongs to the same person. */
export function VerifyEmailPage({ token, ...ways }: VerifyEmailPageProps) {
  const { t } = useTranslation('registration');
  const outcome = useOutcome(verifyByLinkAlone, token);
  const [byPassword, setByPassword] = useState<VerifiedEmail | null>(null);
  const verified = outcome.state === 'done' ? outcome.answer : byPassword;
  if (verified) return <EmailVerified verified={verified} {...ways} />;
  if (outcome.state !== 'failed') return <EntryLoading label={t('verify.checking')} />;
  const refusal = linkRefusalOf(outcome.error);
  if (refusal) return <VerificationLinkRefused refusal={refusal} />;
  if (fieldProblemsOf(outcome.error).some(({ field }) => field === 'password')) {
    return <VerifyPasswordForm token={token} onVerified={setByPassword} />;
  }
  return <FailedPage error={outcome.error} />;
}
