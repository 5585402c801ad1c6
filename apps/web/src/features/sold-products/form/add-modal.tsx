import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refreshSoldProducts } from '../../../exchange/sold-products.ts';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { SoldProductForm } from './form.tsx';
import { emptySoldProduct, headOf, type SoldProductValues } from './form-values.ts';

const createSoldProduct = (queryClient: QueryClient) =>
  operationMutation('createTemplate', { onSuccess: () => refreshSoldProducts(queryClient) });

interface AddSoldProductModalProps {
  opened: boolean;
  onClose: () => void;
  onCreated: (soldProductId: string) => void;
}

export function AddSoldProductModal({ opened, onClose, onCreated }: AddSoldProductModalProps) {
  const { t } = useTranslation('templates');
  const create = useMutation(createSoldProduct(useQueryClient()));

  async function submit(values: SoldProductValues) {
    const { id } = await create.mutateAsync({ body: headOf(values) });
    showSuccessToast('templates:form.created');
    onClose();
    onCreated(id);
  }

  return (
    <ModalFrame opened={opened} onClose={() => !create.isPending && onClose()} title={t('form.addTitle')}>
      <SoldProductForm
        values={emptySoldProduct}
        submitText={t('form.add')}
        error={create.error}
        onSubmit={submit}
        onCancel={onClose}
      />
    </ModalFrame>
  );
}
