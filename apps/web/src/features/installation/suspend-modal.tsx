import { Button } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { textLimits } from '@pcf/contract/text-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { operationMutation } from '../../lib/api/operation-options.ts';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { showFieldProblems } from '../../ui/form/field-problems.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import kit from '../../ui/kit.module.css';
import { ModalFrame } from '../../ui/modal-frame.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { type NamedOrganisation, refreshInstallation } from './installation-calls.ts';

interface SuspendModalProps {
  organisation: NamedOrganisation;
  opened: boolean;
  onClose: () => void;
}

interface SuspendValues {
  reason: string;
}

/** Says what suspending leads to, and asks for the reason that its people read. */
export function SuspendModal({ organisation: { id, name }, opened, onClose }: SuspendModalProps) {
  const { t } = useTranslation(['installation', 'common']);
  // Born open, it would not know whom to give the focus back to.
  const mounted = useMounted();
  const queryClient = useQueryClient();
  const form = useForm<SuspendValues>({ defaultValues: { reason: '' } });
  const suspend = useMutation(
    operationMutation('suspendOrganisation', { onSettled: () => void refreshInstallation(queryClient) }),
  );
  const problem = useProblemText(suspend.error);
  const { isSubmitting } = form.formState;

  function close() {
    onClose();
    form.reset();
    suspend.reset();
  }

  async function submit({ reason }: SuspendValues) {
    try {
      await suspend.mutateAsync({ params: { organisationId: id }, body: { reason } });
    } catch (error) {
      showFieldProblems(form, error);
      return;
    }
    showSuccessToast('installation:suspend.done', { name });
    close();
  }

  return (
    <ModalFrame
      opened={opened && mounted}
      onClose={() => (suspend.isPending ? undefined : close())}
      title={t('suspend.title', { name })}
    >
      <FormFrame form={form} problem={problem} onSubmit={submit}>
        <p className={kit.reading}>{t('suspend.people')}</p>
        <p className={kit.reading}>{t('suspend.partners')}</p>
        <TextAreaField<SuspendValues>
          name="reason"
          label={t('suspend.reason')}
          help={t('suspend.reasonHelp')}
          takesFocus
          rules={{
            required: t('suspend.reasonRequired'),
            maxLength: textLimits.suspensionReason,
            validate: (value) => String(value).trim() !== '' || t('suspend.reasonRequired'),
          }}
        />
        <div className={kit.actions}>
          <Button type="submit" variant="filled" loading={isSubmitting}>
            {t('suspend.confirm')}
          </Button>
          <Button disabled={isSubmitting} onClick={close}>
            {t('common:cancel')}
          </Button>
        </div>
      </FormFrame>
    </ModalFrame>
  );
}
