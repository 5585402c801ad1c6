import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshLines } from '../../../exchange/refresh-lines.ts';
import { operationMutation, operationQuery } from '../../../lib/api/operation-options.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { useMayCall } from '../../../lib/use-may-call.ts';
import { ListFailure } from '../../../ui/data-table/list-failure.tsx';
import { LoadingSpinner } from '../../../ui/loading-spinner.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { ProductForm } from './product-form.tsx';
import type { Product } from './product-values.ts';
import { type ProductValues, toUpdate, valuesOf } from './product-values.ts';

const updateProduct = (queryClient: QueryClient, productId: string) =>
  operationMutation('updateProduct', {
    mutationKey: ['updateProduct', productId],
    input: (body: OperationInput<'updateProduct'>['body']) => ({ params: { productId }, body }),
    onSuccess: () => refreshLines(queryClient),
  });

const getProduct = (productId: string) =>
  // Editing begins with what is stored now.
  operationQuery('getProduct', { params: { productId } }, { staleTime: 0 });

/** Closed while no product is named. */
export function EditProductModal({ productId, onClose }: { productId: string | null; onClose: () => void }) {
  const { t } = useTranslation('productForm');
  return (
    <ModalFrame opened={productId !== null} onClose={onClose} title={t('editTitle')}>
      {productId === null ? null : <EditProduct key={productId} productId={productId} onClose={onClose} />}
    </ModalFrame>
  );
}

function EditProduct({ productId, onClose }: { productId: string; onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useQuery(getProduct(productId));
  // What was read first stays in the form: a newer version is told when it is saved, not written over what is typed.
  const [product, setProduct] = useState<Product>();
  if (data && !product) setProduct(data);
  if (product) return <StoredProduct product={product} onClose={onClose} />;
  return isError ? <ListFailure onRetry={() => void refetch()} retrying={isFetching} /> : <LoadingSpinner />;
}

function StoredProduct({ product, onClose }: { product: Product; onClose: () => void }) {
  const { t } = useTranslation('productForm');
  const update = useMutation(updateProduct(useQueryClient(), product.id));
  const mayEdit = useMayCall()('updateProduct');

  async function submit(values: ProductValues) {
    await update.mutateAsync(toUpdate(values, product.version));
    showSuccessToast('productForm:saved');
    onClose();
  }

  return (
    <ProductForm
      values={valuesOf(product)}
      product={product}
      submitText={mayEdit ? t('save') : null}
      error={update.error}
      onSubmit={submit}
      onCancel={onClose}
    />
  );
}
