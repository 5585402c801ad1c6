import { Button, Group } from '@mantine/core';
import { normaliseEmail } from '@pcf/domain/accounts/email-address';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { showFieldProblems } from '../../../ui/form/show-field-problems.ts';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { PasswordField } from '../../../ui/password-field/password-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { changeEmail } from './api/change-email.ts';

interface Values {
  email: string;
  currentPassword: string;
}

interface ChangeEmailFormProps {
  /** The present address. */
  email: string;
  labelledBy: string;
  onDone: () => void;
  onCancel: () => void;
}

export function ChangeEmailForm({ email, labelledBy, onDone, onCancel }: ChangeEmailFormProps) {
  const { t } = useTranslation(['profile', 'common']);
  const form = useForm<Values>({ defaultValues: { email: '', currentPassword: '' } });
  const change = useMutation(changeEmail(useQueryClient()));
  const problem = useProblemText(change.error);
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);

  function checkAddress(value: string) {
    const address = normaliseEmail(value);
    if (address === null) return t('email.invalid');
    return address !== email || t('email.same');
  }

  async function submit(values: Values) {
    try {
      await change.mutateAsync(values);
      showSuccessToast('profile:email.sent', { email: values.email.trim() });
      onDone();
    } catch (error) {
      showFieldProblems(form, error);
    }
  }

  return (
    <FormFrame form={form} labelledBy={labelledBy} problem={problem} onSubmit={submit}>
      <TextField<Values>
        name="email"
        type="email"
        label={t('email.new')}
        help={t('email.newHelp')}
        autoComplete="email"
        rules={{ required: t('email.newRequired'), validate: checkAddress }}
      />
      <PasswordField<Values>
        name="currentPassword"
        label={t('password.current')}
        help={t('email.passwordHelp')}
        autoComplete="current-password"
        rules={{ required: t('password.currentRequired') }}
      />
      <Group gap={8}>
        <Button type="submit" variant="filled" loading={change.isPending}>
          {t('email.send')}
        </Button>
        <Button disabled={change.isPending} onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </Group>
    </FormFrame>
  );
}
