import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Template } from '../../../exchange/sold-products/get-template.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { ModalFrame } from '../../../ui/modal-frame/modal-frame.tsx';
import { useReady } from '../../../ui/modal-frame/use-ready.ts';
import { deleteTemplates } from './api/delete-templates.ts';
import { RemovedList } from './removed-list.tsx';

export type RemovedTemplate = Pick<Template, 'id' | 'name' | 'internalReference' | 'holders'>;

interface RemoveTemplatesDialogProps {
  templates: readonly RemovedTemplate[];
  opened: boolean;
  onClose: () => void;
  onRemoved: () => void;
}

/** Deletes sold products, one or many, and says before what stays with the customers. */
export function RemoveTemplatesDialog({ templates, opened, onClose, onRemoved }: RemoveTemplatesDialogProps) {
  const { t } = useTranslation(['templates', 'common']);
  const ready = useReady();
  const remove = useMutation(deleteTemplates(useQueryClient()));
  const problem = useProblemText(remove.error);
  const count = templates.length;

  async function confirm() {
    if (remove.isPending) return;
    try {
      await remove.mutateAsync(templates.map(({ id }) => id));
      showSuccessToast('templates:remove.done', { count });
      onClose();
      onRemoved();
    } catch {
      // The dialog or a toast says why.
    }
  }

  return (
    <ModalFrame
      opened={opened && ready}
      onClose={() => remove.isPending || onClose()}
      title={t('remove.title', { count })}
      footer={
        <>
          <Button data-autofocus disabled={remove.isPending} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button variant="filled" color="red" loading={remove.isPending} onClick={() => void confirm()}>
            {t('remove.confirm', { count })}
          </Button>
        </>
      }
    >
      <RemovedList templates={templates} />
      {remove.isPending ? null : <ErrorSummary problem={problem} fields={[]} />}
    </ModalFrame>
  );
}
