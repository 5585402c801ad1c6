import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { registrationTokenOf } from '../../../lib/account/registration-token.ts';
import { sendVerificationAgain } from '../../../lib/account/send-verification-again.ts';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { PasswordField } from '../../../ui/password-field/password-field.tsx';
import { SendAgain } from '../../../ui/send-again/send-again.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { type Credentials, loginUser } from './api/login-user.ts';
import { CodeField } from './code-field.tsx';
import { isCodeRequired } from './code-required.ts';
import { DemoDoor, type DemoSignIns } from './demo-door.tsx';
import { useLoginProblem } from './use-login-problem.ts';
import type { WaysIn } from './ways-in.ts';

export interface LoginFormProps extends WaysIn {
  labelledBy: string;
  /** Null where this is no demo. */
  demoSignIns: DemoSignIns | null;
}

export function LoginForm({ labelledBy, demoSignIns, onSignedIn, onIncomplete }: LoginFormProps) {
  const { t } = useTranslation('login');
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '', code: '' } });
  const login = useMutation(loginUser);
  const problem = useLoginProblem(login.error);
  // For one address: whoever types another one starts from the beginning.
  const [codeAskedOf, setCodeAskedOf] = useState<string>();
  const email = form.watch('email').trim();
  const asksForCode = email === codeAskedOf;
  const unverified = login.error instanceof ApiProblem && login.error.code === 'EMAIL_NOT_VERIFIED';

  // A refusal is told by the problem or by a toast; what was typed stays where it is.
  const submit = (credentials: Credentials) =>
    login
      .mutateAsync({ ...credentials, code: asksForCode ? credentials.code : '' })
      .then(onSignedIn, (error: unknown) => {
        const registrationToken = registrationTokenOf(error);
        if (registrationToken) onIncomplete(registrationToken);
        if (!isCodeRequired(error)) return;
        if (asksForCode) form.setError('code', { message: t('code.refused') });
        else form.resetField('code');
        setCodeAskedOf(credentials.email.trim());
      });

  return (
    <FormFrame form={form} labelledBy={labelledBy} problem={problem} onSubmit={submit}>
      {unverified ? <SendAgain mutation={sendVerificationAgain} email={login.variables?.email.trim() ?? ''} /> : null}
      {demoSignIns ? <DemoDoor signIns={demoSignIns} busy={login.isPending} /> : null}
      <TextField<Credentials>
        name="email"
        type="email"
        label={t('email')}
        autoComplete="username"
        rules={{ required: t('required.email') }}
      />
      <PasswordField<Credentials>
        name="password"
        label={t('password')}
        autoComplete="current-password"
        rules={{ required: t('required.password') }}
      />
      {asksForCode ? <CodeField email={email} onSignedIn={onSignedIn} /> : null}
      <Button type="submit" variant="filled" loading={login.isPending} fullWidth>
        {t('submit')}
      </Button>
    </FormFrame>
  );
}
