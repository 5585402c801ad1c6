import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorWork } from '../../../exchange/emission-editor/editor-work.ts';
import { ShareDialog } from '../../../exchange/emission-editor/share-dialog.tsx';
import { FindingList } from '../../../exchange/emission-form/finding-list.tsx';
import { formFindings } from '../../../exchange/emission-form/findings/form-findings.ts';
import { sendableValues } from '../../../exchange/emission-form/sendable-values.ts';
import { getSoldProduct, refreshSoldProducts } from '../../../exchange/sold-products.ts';
import { ApiProblem } from '../../../lib/api/api-errors.ts';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useEditedSoldProduct } from './edited-sold-product.ts';
import { publishBody } from './editor-values.ts';

/** The data as the form has them, for everybody who is answered from now on. */
const publishSoldProduct = (queryClient: QueryClient, soldProductId: string) =>
  operationMutation('updateTemplate', {
    mutationKey: ['publishSoldProduct'],
    input: (body: PublishBody) => ({
      params: { templateId: soldProductId },
      query: { updateEmissionData: 'true' },
      body,
    }),
    onSuccess: (soldProduct) => {
      queryClient.setQueryData(getSoldProduct(soldProductId).queryKey, soldProduct);
      void refreshSoldProducts(queryClient);
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
  const soldProduct = useEditedSoldProduct();
  const queryClient = useQueryClient();
  const publish = useMutation(publishSoldProduct(queryClient, soldProduct.id));
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
      await publish.mutateAsync(publishBody(sendableValues(form.getValues()), soldProduct));
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'STALE_VERSION') await meetNewer();
      return;
    }
    onPublished();
  }

  /** What is typed goes with another name as it is, but not with other data. */
  async function meetNewer() {
    const newest = await queryClient.fetchQuery({ ...getSoldProduct(soldProduct.id), staleTime: 0 }).catch(() => null);
    if (newest && newest.dataVersion === soldProduct.dataVersion) setRenamed(true);
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
      confirm={isOpen ? t('publish.asItIs') : t('publish.confirm', { version: soldProduct.dataVersion + 1 })}
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
