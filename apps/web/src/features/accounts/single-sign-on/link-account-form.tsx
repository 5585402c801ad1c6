import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { registrationTokenOf } from '../../../lib/account/registration-token.ts';
import { sendVerificationAgain } from '../../../lib/account/send-verification-again.ts';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { EntryPage } from '../../../ui/entry-page/entry-page.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { PasswordField } from '../../../ui/password-field/password-field.tsx';
import { SendAgain } from '../../../ui/send-again/send-again.tsx';
import { linkAccount } from './api/link-account.ts';
import type { CompletedSignIn } from './complete-sign-in.ts';
import classes from './link-account-form.module.css';
import type { WaysOn } from './ways-on.ts';

interface LinkAccountFormProps extends WaysOn {
  requirement: Extract<CompletedSignIn, { kind: 'linkRequired' }>;
  /** What the provider said about somebody holds for minutes only. */
  onTookTooLong: () => void;
}

interface Values {
  password: string;
}

const codeOf = (error: unknown) => (error instanceof ApiProblem ? error.code : undefined);

/** The address alone opens nobody's account: its password is asked for, once. */
export function LinkAccountForm({ requirement, onSignedIn, onIncomplete, onTookTooLong }: LinkAccountFormProps) {
  const { t } = useTranslation('sso');
  const { linkToken, email, redirect } = requirement;
  const headingId = useId();
  const form = useForm<Values>({ defaultValues: { password: '' } });
  const link = useMutation(linkAccount);
  const isToldAtField = codeOf(link.error) === 'INVALID_CREDENTIALS';
  const isOver = registrationTokenOf(link.error) !== null;
  const problem = useProblemText(isToldAtField || isOver ? null : link.error);

  const submit = ({ password }: Values) =>
    link.mutateAsync({ linkToken, password }).then(
      () => onSignedIn(redirect),
      (error: unknown) => {
        const registrationToken = registrationTokenOf(error);
        if (registrationToken) onIncomplete(registrationToken);
        else if (codeOf(error) === 'INVALID_IDENTITY_TOKEN') onTookTooLong();
        else if (codeOf(error) === 'INVALID_CREDENTIALS') form.setError('password', { type: 'WRONG_PASSWORD' });
      },
    );

  return (
    <EntryPage heading={t('link.title')} headingId={headingId} lead={t('link.lead', { email })} focusHeading>
      <FormFrame form={form} labelledBy={headingId} problem={problem} onSubmit={submit}>
        {codeOf(link.error) === 'EMAIL_NOT_VERIFIED' ? (
          <SendAgain mutation={sendVerificationAgain} email={email} />
        ) : null}
        {/* Tells a password manager whose password is asked for. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField<Values>
          name="password"
          label={t('link.password')}
          autoComplete="current-password"
          rules={{ required: t('link.passwordRequired') }}
        />
        <Button type="submit" variant="filled" loading={link.isPending} fullWidth>
          {t('link.submit')}
        </Button>
      </FormFrame>
      <p className={classes.forgotten}>
        <Link to="/forgot-password">{t('link.forgotten')}</Link>
      </p>
    </EntryPage>
  );
}
