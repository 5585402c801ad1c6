import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { linkRefusalOf } from '../../../lib/link-outcome.ts';
import { signOut } from '../../../lib/session/session.ts';
import { EntryMessage } from '../../../ui/entry-page/entry-message.tsx';
import { EntryPage } from '../../../ui/entry-page/entry-page.tsx';
import { showFieldProblems } from '../../../ui/form/field-problems.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { WelcomeIllustration } from '../../../ui/illustrations/welcome-illustration.tsx';
import { NewPasswordField } from '../../../ui/new-password-field.tsx';
import { ResetLinkRefused } from './reset-link-refused.tsx';

const setPassword = operationMutation('setPassword', {
  // Every session of the account is over, whatever this browser still believes.
  onSuccess: () => signOut(),
});

interface Values {
  password: string;
}

/** The link of a mail lets somebody choose a new password. */
export function PasswordResetPage({ token }: { token: string }) {
  const { t } = useTranslation('password');
  const headingId = useId();
  const form = useForm<Values>({ defaultValues: { password: '' } });
  const set = useMutation(setPassword);
  const problem = useProblemText(set.error);
  const refusal = linkRefusalOf(set.error);
  if (set.isSuccess) return <PasswordSet />;
  if (refusal) return <ResetLinkRefused refusal={refusal} />;

  const submit = ({ password }: Values) =>
    set.mutateAsync({ body: { token, password } }).catch((error: unknown) => showFieldProblems(form, error));

  return (
    <EntryPage heading={t('reset.title')} headingId={headingId} lead={t('reset.lead')}>
      <FormFrame form={form} labelledBy={headingId} problem={problem} onSubmit={submit}>
        <NewPasswordField<Values> name="password" label={t('reset.password')} email="" required={t('reset.required')} />
        <Button type="submit" variant="filled" loading={set.isPending} fullWidth>
          {t('reset.submit')}
        </Button>
      </FormFrame>
    </EntryPage>
  );
}

function PasswordSet() {
  const { t } = useTranslation('password');
  return (
    <EntryMessage
      illustration={<WelcomeIllustration />}
      heading={t('set.title')}
      actions={
        <Button component={Link} to="/login" variant="filled">
          {t('signIn')}
        </Button>
      }
    >
      <p>{t('set.text')}</p>
    </EntryMessage>
  );
}
