import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refreshTemplates } from '../../../exchange/sold-products.ts';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { TemplateForm } from './template-form.tsx';
import { emptyTemplate, headOf, type TemplateValues } from './template-values.ts';

const createTemplate = (queryClient: QueryClient) =>
  operationMutation('createTemplate', { onSuccess: () => refreshTemplates(queryClient) });

interface AddTemplateModalProps {
  opened: boolean;
  onClose: () => void;
  onCreated: (templateId: string) => void;
}

export function AddTemplateModal({ opened, onClose, onCreated }: AddTemplateModalProps) {
  const { t } = useTranslation('templates');
  const create = useMutation(createTemplate(useQueryClient()));

  async function submit(values: TemplateValues) {
    const { id } = await create.mutateAsync({ body: headOf(values) });
    showSuccessToast('templates:form.created');
    onClose();
    onCreated(id);
  }

  return (
    <ModalFrame opened={opened} onClose={() => !create.isPending && onClose()} title={t('form.addTitle')}>
      <TemplateForm
        values={emptyTemplate}
        submitText={t('form.add')}
        error={create.error}
        onSubmit={submit}
        onCancel={onClose}
      />
    </ModalFrame>
  );
}
