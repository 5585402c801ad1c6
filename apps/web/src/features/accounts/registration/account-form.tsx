import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { showFieldProblems } from '../../../ui/form/field-problems.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { NewPasswordField } from '../../../ui/new-password-field.tsx';
import { EmailField } from './email-field.tsx';
import classes from './inline-links.module.css';
import { createAccount } from './registration-calls.ts';

const accountExists = operationMutation('accountExists');

interface AccountFormProps {
  form: UseFormReturn<AccountValues>;
  labelledBy: string;
  emailHelp: ReactNode;
  submitLabel: string;
  /** The invited address, which is known to have no account yet, and the token that proves it. */
  invited?: { email: string; token: string };
  /** The invitation has proved the address. */
  onVerified: (registrationToken: string) => void;
  /** A mail with a link is on its way to the address. */
  onMailSent: (email: string) => void;
}

/** E-mail and password: the first step of every registration. */
export function AccountForm(props: AccountFormProps) {
  const { form, labelledBy, emailHelp, submitLabel, invited, onVerified, onMailSent } = props;
  const { t, i18n } = useTranslation('registration');
  const exists = useMutation(accountExists);
  const create = useMutation(createAccount);
  const problem = useProblemText(create.error ?? exists.error);
  const [takenEmail, setTakenEmail] = useState<string | null>(null);
  const email = useWatch({ control: form.control, name: 'email' }).trim();

  async function register(values: AccountValues) {
    const address = values.email.trim();
    create.reset();
    if (address !== invited?.email && (await exists.mutateAsync({ body: { email: address } })).exists) {
      setTakenEmail(address);
      form.setError('email', { message: t('exists.message') });
      return;
    }
    const created = await create.mutateAsync({
      body: {
        email: address,
        password: values.password,
        language: pageLanguage(i18n),
        ...(invited && { invitationToken: invited.token }),
      },
    });
    if (created.registrationToken) onVerified(created.registrationToken);
    else onMailSent(address);
  }

  return (
    <FormFrame
      form={form}
      labelledBy={labelledBy}
      problem={problem}
      onSubmit={(values) => register(values).catch((error: unknown) => showFieldProblems(form, error))}
    >
      <EmailField help={email !== '' && email === takenEmail ? <AccountExistsHelp /> : emailHelp} />
      <NewPasswordField<AccountValues>
        name="password"
        label={t('password')}
        email={email}
        required={t('passwordRequired')}
      />
      <Button type="submit" variant="filled" loading={exists.isPending || create.isPending} fullWidth>
        {submitLabel}
      </Button>
    </FormFrame>
  );
}

/** What to do with an address that has an account already. */
function AccountExistsHelp() {
  const { t } = useTranslation('registration');
  return (
    <span className={classes.links}>
      <Link to="/login">{t('signIn')}</Link>
      <Link to="/forgot-password">{t('forgottenPassword')}</Link>
    </span>
  );
}

export interface AccountValues {
  email: string;
  password: string;
}
