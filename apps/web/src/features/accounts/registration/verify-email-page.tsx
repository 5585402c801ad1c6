import { Button } from '@mantine/core';
import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../lib/api/api-errors.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { linkRefusalOf, oncePerToken, useOutcome } from '../../../lib/link-outcome.ts';
import { adoptTokens, signOut } from '../../../lib/session/session.ts';
import { EntryLoading, EntryMessage } from '../../../ui/entry-page/entry-message.tsx';
import { EntryPage } from '../../../ui/entry-page/entry-page.tsx';
import { fieldProblemsOf } from '../../../ui/form/field-problems.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { MailIllustration } from '../../../ui/illustrations/mail-illustration.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { FailedPage } from './failed-page.tsx';
import classes from './inline-links.module.css';
import { VerificationLinkRefused } from './verification-link-refused.tsx';

const verifyEmail = mutationOptions({ mutationKey: ['verifyEmail'], mutationFn: verify });

/** Tells whether the link holds: it stays as it is, and the password is asked for. */
const verifyByLinkAlone = oncePerToken((token) => verify({ token }));

const isWrongPassword = (error: unknown) => error instanceof ApiProblem && error.code === 'INVALID_CREDENTIALS';

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

interface EmailVerifiedProps {
  verified: VerifiedEmail;
  onSignedIn: () => void;
  onVerified: (registrationToken: string) => void;
}

/** Leads on to the product or to the second step; after a change of address one signs in again. */
function EmailVerified({ verified, onSignedIn, onVerified }: EmailVerifiedProps) {
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

interface Values {
  password: string;
}

interface VerifyPasswordFormProps {
  token: string;
  onVerified: (verified: VerifiedEmail) => void;
}

/** Nobody can finish with a link what somebody else has begun with the same address. */
function VerifyPasswordForm({ token, onVerified }: VerifyPasswordFormProps) {
  const { t } = useTranslation('registration');
  const headingId = useId();
  const form = useForm<Values>({ defaultValues: { password: '' } });
  const verify = useMutation(verifyEmail);
  const problem = useProblemText(isWrongPassword(verify.error) ? null : verify.error);
  const refusal = linkRefusalOf(verify.error);
  if (refusal) return <VerificationLinkRefused refusal={refusal} />;

  const submit = ({ password }: Values) =>
    verify.mutateAsync({ token, password }).then(onVerified, (error: unknown) => {
      if (isWrongPassword(error)) form.setError('password', { type: 'WRONG_PASSWORD' });
    });

  return (
    <EntryPage heading={t('verify.title')} headingId={headingId} lead={t('verify.lead')}>
      <FormFrame form={form} labelledBy={headingId} problem={problem} onSubmit={submit}>
        <PasswordField<Values>
          name="password"
          label={t('password')}
          autoComplete="current-password"
          rules={{ required: t('verify.passwordRequired') }}
        />
        <Button type="submit" variant="filled" loading={verify.isPending} fullWidth>
          {t('verify.submit')}
        </Button>
      </FormFrame>
      <p className={classes.below}>
        <Link to="/forgot-password">{t('forgottenPassword')}</Link>
      </p>
    </EntryPage>
  );
}

type VerifiedEmail = OperationOutput<'verifyEmail'>;

async function verify(body: OperationInput<'verifyEmail'>['body']): Promise<VerifiedEmail> {
  const verified = await callApi('verifyEmail', { body });
  const { tokens } = verified;
  if (tokens) await adoptTokens(async () => tokens);
  // A changed address has ended every session, whatever this browser still believes.
  else if (verified.registrationToken === null) await signOut();
  return verified;
}
