import { Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { showFieldProblems } from '../../../ui/form/show-field-problems.ts';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { NewPasswordField } from '../../../ui/password-field/new-password-field.tsx';
import { type PasswordChange, setPassword } from './api/set-password.ts';
import { CurrentPasswordField } from './current-password-field.tsx';

const empty: PasswordChange = { currentPassword: '', password: '' };

export function PasswordForm({ email, labelledBy }: { email: string; labelledBy: string }) {
  const { t } = useTranslation('profile');
  const form = useForm<PasswordChange>({ defaultValues: empty });
  const change = useMutation(setPassword(useQueryClient()));
  const problem = useProblemText(change.error);

  async function submit(values: PasswordChange) {
    try {
      await change.mutateAsync(values);
      form.reset(empty);
      showSuccessToast('profile:password.changed');
    } catch (error) {
      showFieldProblems(form, error);
    }
  }

  return (
    <FormFrame form={form} labelledBy={labelledBy} problem={problem} onSubmit={submit}>
      <CurrentPasswordField email={email} />
      <NewPasswordField<PasswordChange>
        name="password"
        label={t('password.new')}
        email={email}
        required={t('password.newRequired')}
      />
      <Group gap={8}>
        <Button type="submit" variant="filled" loading={change.isPending}>
          {t('password.change')}
        </Button>
      </Group>
    </FormFrame>
  );
}
