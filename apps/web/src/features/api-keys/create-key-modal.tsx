import { useMounted } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showFieldProblems } from '../../ui/form/show-field-problems.ts';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import { ModalFrame } from '../../ui/modal-frame/modal-frame.tsx';
import { createApiKey } from './api/create-api-key.ts';
import { KeyForm } from './key-form.tsx';
import { emptyKey, type KeyValues } from './key-values.ts';
import { SecretDialog } from './secret-dialog.tsx';

/** Closed by mistake, it opens again with what was typed. */
export function CreateKeyModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('apiKeys');
  // Born open, it would not know whom to give the focus back to.
  const mounted = useMounted();
  const form = useForm<KeyValues>({ defaultValues: emptyKey });
  const create = useMutation(createApiKey(useQueryClient()));
  const problem = useProblemText(create.error);

  function leaveAndForget() {
    onClose();
    form.reset(emptyKey);
    create.reset();
  }

  async function submit({ name, scopes, expiresOn }: KeyValues) {
    try {
      await create.mutateAsync({ name, scopes, expiresOn: expiresOn || null });
    } catch (error) {
      showFieldProblems(form, error);
    }
  }

  return (
    <>
      <ModalFrame
        opened={opened && mounted && !create.data}
        onClose={() => (create.isPending ? undefined : onClose())}
        title={t('create.title')}
      >
        <KeyForm form={form} problem={problem} onSubmit={submit} onCancel={leaveAndForget} />
      </ModalFrame>
      <SecretDialog created={opened ? create.data : undefined} onStored={leaveAndForget} />
    </>
  );
}
