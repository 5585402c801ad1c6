import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { SoldProduct } from '../../exchange/sold-products.ts';
import { SoldProductPage } from '../../features/sold-products/page/sold-product-page.tsx';
import { listSearch } from '../../lib/navigation/remembered-lists.ts';
import { DocumentTitle } from '../navigation/document-title.tsx';
import { renderAnswering } from './render-answering.tsx';

const EditSoldProductModal = lazy(async () => ({
  default: (await import('../../features/sold-products/form/edit-modal.tsx')).EditSoldProductModal,
}));

const RemoveSoldProductsDialog = lazy(async () => ({
  default: (await import('../../features/sold-products/remove-dialog.tsx')).RemoveSoldProductsDialog,
}));

const soldProductRoute = getRouteApi('/authenticated/products/sold/$soldProductId');

export function SoldProductScreen() {
  const { soldProductId } = soldProductRoute.useParams();
  const { edit, remove, modals } = useSoldProductModals();
  return (
    <>
      <SoldProductPage
        key={soldProductId}
        soldProductId={soldProductId}
        onEdit={edit}
        onRemove={remove}
        renderAnswering={renderAnswering}
        renderTitle={(name) => <DocumentTitle page={name} />}
      />
      {modals}
    </>
  );
}

type ModalName = 'edit' | 'remove';

/** What opens above the page of a sold product, each loaded when it is first wanted. */
function useSoldProductModals() {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<ModalName | null>(null);
  /** As it was when each was asked for: what is typed is not written over by what is read later. */
  const [wanted, setWanted] = useState<Partial<Record<ModalName, SoldProduct>>>({});

  const open = (modal: ModalName) => (soldProduct: SoldProduct) => {
    setWanted((others) => ({ ...others, [modal]: soldProduct }));
    setOpened(modal);
  };
  const close = () => setOpened(null);

  return {
    edit: open('edit'),
    remove: open('remove'),
    modals: (
      <Suspense>
        {wanted.edit ? (
          <EditSoldProductModal soldProduct={wanted.edit} opened={opened === 'edit'} onClose={close} />
        ) : null}
        {wanted.remove ? (
          <RemoveSoldProductsDialog
            soldProducts={[wanted.remove]}
            opened={opened === 'remove'}
            onClose={close}
            onRemoved={() => void navigate({ to: '/products/sold', search: listSearch('/products/sold') })}
          />
        ) : null}
      </Suspense>
    ),
  };
}
