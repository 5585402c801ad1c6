import { Button } from '@mantine/core';
import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getSoldProduct, refreshSoldProducts, type SoldProduct } from '../../../exchange/sold-products.ts';
import { ApiProblem } from '../../../lib/api/api-errors.ts';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SoldProductForm } from './form.tsx';
import { headOf, type SoldProductValues, valuesOf } from './form-values.ts';

/** Changes what a sold product is called; its emission data stay as they are. */
const updateSoldProductHead = (queryClient: QueryClient, soldProductId: string) =>
  operationMutation('updateTemplate', {
    mutationKey: ['updateTemplate', soldProductId],
    input: (body: OperationInput<'updateTemplate'>['body']) => ({
      params: { templateId: soldProductId },
      query: {},
      body,
    }),
    onSuccess: () => refreshSoldProducts(queryClient),
  });

const isStale = (error: unknown) => error instanceof ApiProblem && error.code === 'STALE_VERSION';

interface EditSoldProductModalProps {
  soldProduct: SoldProduct;
  opened: boolean;
  onClose: () => void;
}

export function EditSoldProductModal({ soldProduct, opened, onClose }: EditSoldProductModalProps) {
  const { t } = useTranslation('templates');
  return (
    <ModalFrame opened={opened} onClose={onClose} title={t('form.editTitle')}>
      <EditSoldProductForm soldProduct={soldProduct} onClose={onClose} />
    </ModalFrame>
  );
}

/** What was read first stays in the form: a newer version is told when it is saved, not written over what is typed. */
function EditSoldProductForm({ soldProduct, onClose }: { soldProduct: SoldProduct; onClose: () => void }) {
  const { t } = useTranslation('templates');
  const queryClient = useQueryClient();
  const [read] = useState(soldProduct);
  const [newer, setNewer] = useState<SoldProduct | null>(null);
  const update = useMutation(updateSoldProductHead(queryClient, soldProduct.id));

  async function submit(values: SoldProductValues) {
    try {
      await update.mutateAsync({ ...headOf(values), version: (newer ?? read).version });
    } catch (refusal) {
      if (isStale(refusal)) setNewer(await queryClient.fetchQuery({ ...getSoldProduct(soldProduct.id), staleTime: 0 }));
      throw refusal;
    }
    showSuccessToast('templates:form.saved');
    onClose();
  }

  return (
    <SoldProductForm
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
