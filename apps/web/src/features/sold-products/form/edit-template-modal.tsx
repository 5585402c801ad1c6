import { Button } from '@mantine/core';
import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getTemplate, refreshTemplates, type Template } from '../../../exchange/sold-products.ts';
import { ApiProblem } from '../../../lib/api/api-errors.ts';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TemplateForm } from './template-form.tsx';
import { headOf, type TemplateValues, valuesOf } from './template-values.ts';

/** Changes what a sold product is called; its emission data stay as they are. */
const updateTemplateHead = (queryClient: QueryClient, templateId: string) =>
  operationMutation('updateTemplate', {
    mutationKey: ['updateTemplate', templateId],
    input: (body: OperationInput<'updateTemplate'>['body']) => ({ params: { templateId }, query: {}, body }),
    onSuccess: () => refreshTemplates(queryClient),
  });

const isStale = (error: unknown) => error instanceof ApiProblem && error.code === 'STALE_VERSION';

interface EditTemplateModalProps {
  template: Template;
  opened: boolean;
  onClose: () => void;
}

export function EditTemplateModal({ template, opened, onClose }: EditTemplateModalProps) {
  const { t } = useTranslation('templates');
  return (
    <ModalFrame opened={opened} onClose={onClose} title={t('form.editTitle')}>
      <EditTemplateForm template={template} onClose={onClose} />
    </ModalFrame>
  );
}

/** What was read first stays in the form: a newer version is told when it is saved, not written over what is typed. */
function EditTemplateForm({ template, onClose }: { template: Template; onClose: () => void }) {
  const { t } = useTranslation('templates');
  const queryClient = useQueryClient();
  const [read] = useState(template);
  const [newer, setNewer] = useState<Template | null>(null);
  const update = useMutation(updateTemplateHead(queryClient, template.id));

  async function submit(values: TemplateValues) {
    try {
      await update.mutateAsync({ ...headOf(values), version: (newer ?? read).version });
    } catch (refusal) {
      if (isStale(refusal)) setNewer(await queryClient.fetchQuery({ ...getTemplate(template.id), staleTime: 0 }));
      throw refusal;
    }
    showSuccessToast('templates:form.saved');
    onClose();
  }

  return (
    <TemplateForm
      values={valuesOf(read)}
      submitText={t(newer ? 'form.saveAnyway' : 'form.save')}
      error={newer && isStale(update.error) ? null : update.error}
      onSubmit={submit}
      onCancel={onClose}
      renderNotice={(form) =>
        newer && (
          <Notice
            actions={
              <Button size="xs" onClick={() => form.reset(valuesOf(newer))}>
                {t('form.takeNewer')}
              </Button>
            }
          >
            <p role="alert">
              {t('form.stale', {
                who: newer.updatedBy ?? t('form.somebody'),
                name: newer.name,
                reference: newer.internalReference,
              })}
            </p>
            <p>{t('form.staleNext')}</p>
          </Notice>
        )
      }
    />
  );
}
