import { Button } from '@mantine/core';
import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { normaliseEmail } from '@pcf/domain/accounts/email-address';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../lib/api/api-errors.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { signOut } from '../../../lib/session/session.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { showFieldProblems } from '../../../ui/form/field-problems.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import kit from '../../../ui/kit.module.css';
import { QuestionFrame } from '../../../ui/question-frame.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';

const eraseOwnAccount = mutationOptions({
  mutationKey: ['eraseOwnAccount'],
  mutationFn: async (body: OperationInput<'eraseOwnAccount'>['body']) => {
    await callApi('eraseOwnAccount', { body });
    // At once, before another call finds out that this session is over.
    await signOut();
  },
});

const empty: EraseValues = { currentPassword: '', email: '' };

interface EraseAccountDialogProps {
  opened: boolean;
  email: string;
  hasPassword: boolean;
  onClose: () => void;
}

export function EraseAccountDialog({ opened, email, hasPassword, onClose }: EraseAccountDialogProps) {
  const { t } = useTranslation(['profile', 'common']);
  const formId = useId();
  const form = useForm<EraseValues>({ defaultValues: empty });
  const erase = useMutation({
    ...eraseOwnAccount,
    // Told by the mutation itself: by then the page with this dialog is gone.
    onSuccess: () => showSuccessToast('profile:data.erased'),
  });
  const problem = useProblemText(erase.error);
  const isLastAdmin = erase.error instanceof ApiProblem && erase.error.code === 'LAST_ADMIN';

  function close() {
    if (erase.isPending) return;
    form.reset(empty);
    erase.reset();
    onClose();
  }

  async function submit(values: EraseValues) {
    try {
      await erase.mutateAsync(hasPassword ? { currentPassword: values.currentPassword } : { email: values.email });
    } catch (error) {
      showFieldProblems(form, error);
    }
  }

  return (
    <QuestionFrame
      opened={opened}
      onClose={close}
      title={t('data.eraseDialog.title')}
      buttons={
        <>
          <Button disabled={erase.isPending} onClick={close}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId} variant="filled" color="red" loading={erase.isPending}>
            {t('data.eraseDialog.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('data.eraseDialog.gone')}</p>
      <p>{t('data.eraseDialog.kept')}</p>
      <p>{t('data.eraseDialog.only')}</p>
      <div className={kit.above16}>
        <FormFrame
          id={formId}
          form={form}
          problem={isLastAdmin ? t('data.eraseDialog.lastAdmin') : problem}
          onSubmit={submit}
        >
          <EraseConfirmation email={email} hasPassword={hasPassword} />
        </FormFrame>
      </div>
    </QuestionFrame>
  );
}

interface EraseValues {
  currentPassword: string;
  email: string;
}

/** A user with a password gives it; others type their own address, so that it is not done by mistake. */
function EraseConfirmation({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { t } = useTranslation('profile');
  if (hasPassword) return <CurrentPasswordField email={email} takesFocus />;
  return (
    <TextField<EraseValues>
      name="email"
      type="email"
      label={t('data.eraseDialog.email')}
      help={t('data.eraseDialog.emailHelp', { email })}
      autoComplete="off"
      takesFocus
      rules={{
        required: t('data.eraseDialog.emailRequired'),
        validate: (value) => normaliseEmail(value) === email || t('data.eraseDialog.emailWrong'),
      }}
    />
  );
}
