import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { linkRefusalOf } from '../../../lib/link-token/link-refusal.ts';
import { EntryPage } from '../../../ui/entry-page/entry-page.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { PasswordField } from '../../../ui/password-field/password-field.tsx';
import { type VerifiedEmail, verifyEmail } from './api/verify-email.ts';
import classes from './inline-links.module.css';
import { VerificationLinkRefused } from './verification-link-refused.tsx';

interface Values {
  password: string;
}

interface VerifyPasswordFormProps {
  token: string;
  onVerified: (verified: VerifiedEmail) => void;
}

const isWrongPassword = (error: unknown) => error instanceof ApiProblem && error.code === 'INVALID_CREDENTIALS';

/** Nobody can finish with a link what somebody else has begun with the same address. */
export function VerifyPasswordForm({ token, onVerified }: VerifyPasswordFormProps) {
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
