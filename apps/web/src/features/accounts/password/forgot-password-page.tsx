import { Button } from '@mantine/core';
import { normaliseEmail } from '@pcf/domain/accounts/email-address';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { EntryMessage } from '../../../ui/entry-page/entry-message.tsx';
import { EntryPage } from '../../../ui/entry-page/entry-page.tsx';
import { showFieldProblems } from '../../../ui/form/field-problems.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { MailIllustration } from '../../../ui/illustrations/mail-illustration.tsx';
import { SendAgain } from '../../../ui/send-again.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import classes from './forgot-password-page.module.css';

const requestPasswordReset = operationMutation('requestPasswordReset', {
  input: (email: string) => ({ body: { email } }),
});

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

/** Says the same whether or not the address has an account. */
function ResetMailSent({ email }: { email: string }) {
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
