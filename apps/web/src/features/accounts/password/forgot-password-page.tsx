import { Button } from '@mantine/core';
import { normaliseEmail } from '@pcf/domain/accounts/email-address';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EntryPage } from '../../../ui/entry-page/entry-page.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { showFieldProblems } from '../../../ui/form/show-field-problems.ts';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { requestPasswordReset } from './api/request-password-reset.ts';
import classes from './forgot-password-page.module.css';
import { ResetMailSent } from './reset-mail-sent.tsx';

interface Values {
  email: string;
}

export function ForgotPasswordPage() {
  const { t } = useTranslation('password');
  const headingId = useId();
  const form = useForm<Values>({ defaultValues: { email: '' } });
  const request = useMutation(requestPasswordReset);
  const problem = useProblemText(request.error);
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <ResetMailSent email={sentTo} />;

  const submit = ({ email }: Values) =>
    request.mutateAsync(email.trim()).then(
      () => setSentTo(email.trim()),
      (error: unknown) => showFieldProblems(form, error),
    );

  return (
    <EntryPage heading={t('forgot.title')} headingId={headingId} lead={t('forgot.lead')}>
      <FormFrame form={form} labelledBy={headingId} problem={problem} onSubmit={submit}>
        <TextField<Values>
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          rules={{
            required: t('emailRequired'),
            validate: (email) => normaliseEmail(email) !== null || t('emailInvalid'),
          }}
        />
        <Button type="submit" variant="filled" loading={request.isPending} fullWidth>
          {t('forgot.submit')}
        </Button>
      </FormFrame>
      <p className={classes.back}>
        <Link to="/login">{t('toSignIn')}</Link>
      </p>
    </EntryPage>
  );
}
