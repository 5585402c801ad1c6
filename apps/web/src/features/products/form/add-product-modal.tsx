import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { ModalFrame, useReady } from '../../../ui/modal-frame.tsx';
import { createProduct, type Product } from './create-product.ts';
import { ProductForm } from './product-form.tsx';
import { emptyProduct, type ProductValues, toCreation } from './product-values.ts';

interface AddProductModalProps {
  opened: boolean;
  onClose: () => void;
  onCreated?: (product: Product) => void;
}

export function AddProductModal({ opened, onClose, onCreated }: AddProductModalProps) {
  const { t } = useTranslation('productForm');
  const ready = useReady();
  const create = useMutation(createProduct(useQueryClient()));

  async function submit(values: ProductValues) {
    const created = await create.mutateAsync(toCreation(values));
    showSuccessToast('productForm:created');
    onClose();
    onCreated?.(created);
  }

  return (
    <ModalFrame opened={opened && ready} onClose={() => !create.isPending && onClose()} title={t('addTitle')}>
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
