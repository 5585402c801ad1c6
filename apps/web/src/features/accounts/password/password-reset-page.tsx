import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { linkRefusalOf } from '../../../lib/link-token/link-refusal.ts';
import { EntryPage } from '../../../ui/entry-page/entry-page.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { showFieldProblems } from '../../../ui/form/show-field-problems.ts';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { NewPasswordField } from '../../../ui/password-field/new-password-field.tsx';
import { setPassword } from './api/set-password.ts';
import { PasswordSet } from './password-set.tsx';
import { ResetLinkRefused } from './reset-link-refused.tsx';

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
    set.mutateAsync({ token, password }).catch((error: unknown) => showFieldProblems(form, error));

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
