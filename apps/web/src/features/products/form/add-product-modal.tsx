import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refreshLines } from '../../../exchange/refresh-lines.ts';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { ProductForm } from './product-form.tsx';
import { emptyProduct, type Product, type ProductValues, toCreation } from './product-values.ts';

const createProduct = (queryClient: QueryClient) =>
  operationMutation('createProduct', { onSuccess: () => refreshLines(queryClient) });

interface AddProductModalProps {
  opened: boolean;
  onClose: () => void;
  onCreated?: (product: Product) => void;
}

export function AddProductModal({ opened, onClose, onCreated }: AddProductModalProps) {
  const { t } = useTranslation('productForm');
  const create = useMutation(createProduct(useQueryClient()));

  async function submit(values: ProductValues) {
    const created = await create.mutateAsync({ body: toCreation(values) });
    showSuccessToast('productForm:created');
    onClose();
    onCreated?.(created);
  }

  return (
    <ModalFrame opened={opened} onClose={() => !create.isPending && onClose()} title={t('addTitle')}>
      <ProductForm
        values={emptyProduct}
        submitText={t('add')}
        error={create.error}
        onSubmit={submit}
        onCancel={onClose}
      />
    </ModalFrame>
  );
}
