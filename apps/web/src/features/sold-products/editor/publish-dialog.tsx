import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorWork } from '../../../exchange/emission-editor/editor-work.ts';
import { ShareDialog } from '../../../exchange/emission-editor/share-dialog.tsx';
import { FindingList } from '../../../exchange/emission-form/finding-list.tsx';
import { formFindings } from '../../../exchange/emission-form/findings/form-findings.ts';
import { sendableValues } from '../../../exchange/emission-form/sendable-values.ts';
import { getTemplate, refreshTemplates } from '../../../exchange/sold-products.ts';
import { ApiProblem } from '../../../lib/api/api-errors.ts';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useEditedTemplate } from './edited-template.ts';
import { publishBody } from './template-values.ts';

/** The data as the form has them, for everybody who is answered from now on. */
const publishTemplate = (queryClient: QueryClient, templateId: string) =>
  operationMutation('updateTemplate', {
    mutationKey: ['publishTemplate'],
    input: (body: PublishBody) => ({ params: { templateId }, query: { updateEmissionData: 'true' }, body }),
    onSuccess: (template) => {
      queryClient.setQueryData(getTemplate(templateId).queryKey, template);
      void refreshTemplates(queryClient);
    },
  });

interface PublishDialogProps {
  opened: boolean;
  onClose: () => void;
  onBefore: () => Promise<void>;
  onPublished: () => void;
  onStale: () => void;
}

/** Exactly what customers will be answered with, before it is published. */
export function PublishDialog({ opened, onClose, onBefore, onPublished, onStale }: PublishDialogProps) {
  const { t } = useTranslation('templateEditor');
  const { form } = useEditorWork();
  const template = useEditedTemplate();
  const queryClient = useQueryClient();
  const publish = useMutation(publishTemplate(queryClient, template.id));
  const [isRenamed, setRenamed] = useState(false);
  const problem = useProblemText(isRenamed ? undefined : publish.error);
  const found = opened ? formFindings(form.getValues(), new Date().getFullYear()) : [];
  const close = () => {
    if (publish.isPending) return;
    publish.reset();
    setRenamed(false);
    onClose();
  };

  async function send() {
    setRenamed(false);
    await onBefore();
    try {
      await publish.mutateAsync(publishBody(sendableValues(form.getValues()), template));
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'STALE_VERSION') await meetNewer();
      return;
    }
    onPublished();
  }

  /** What is typed goes with another name as it is, but not with other data. */
  async function meetNewer() {
    const newest = await queryClient.fetchQuery({ ...getTemplate(template.id), staleTime: 0 }).catch(() => null);
    if (newest && newest.dataVersion === template.dataVersion) setRenamed(true);
    else onStale();
  }

  const isOpen = found.length > 0;
  return (
    <ShareDialog
      opened={opened}
      pending={publish.isPending}
      title={t('publish.title')}
      lead={t(isOpen ? 'publish.leadIncomplete' : 'publish.lead')}
      back={t('publish.back')}
      confirm={isOpen ? t('publish.asItIs') : t('publish.confirm', { version: template.dataVersion + 1 })}
      problem={isRenamed ? t('publish.renamed') : problem}
      withRows
      onConfirm={() => void send()}
      onClose={close}
    >
      {isOpen ? (
        <Notice>
          <p>{t('publish.missing', { count: found.length })}</p>
          <FindingList findings={found} />
        </Notice>
      ) : null}
    </ShareDialog>
  );
}

export type PublishBody = OperationInput<'updateTemplate'>['body'];
