import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { ListedSoldProduct } from '../../features/sold-products/list/list-sold-products.ts';
import { SoldButtons } from '../../features/sold-products/list/sold-buttons.tsx';
import { SoldPage } from '../../features/sold-products/list/sold-page.tsx';
import { ProductsArea, useProductCounts } from './products-area.tsx';

const files = async () => (await import('./sold-modal-files.ts')).soldModalFiles;

const AddSoldProductModal = lazy(async () => ({ default: (await (await files()).add()).AddSoldProductModal }));

const ExportSoldProductsModal = lazy(async () => ({
  default: (await (await files()).export()).ExportSoldProductsModal,
}));

const RemoveSoldProductsDialog = lazy(async () => ({
  default: (await (await files()).remove()).RemoveSoldProductsDialog,
}));

export function SoldScreen() {
  const counts = useProductCounts();
  const { add, exportList, remove, modals } = useSoldModals();
  return (
    <ProductsArea
      current="sold"
      counts={counts}
      // Before the first product, the ways to begin stand where it will be.
      actions={counts.sold === 0 ? null : <SoldButtons onAdd={add} onExport={() => exportList([])} />}
    >
      <SoldPage onAdd={add} onExport={exportList} onRemove={remove} />
      {modals}
    </ProductsArea>
  );
}

type ModalName = 'add' | 'export' | 'remove';

interface Removal {
  readonly products: readonly ListedSoldProduct[];
  readonly onDone: () => void;
}

/** What opens above the list of sold products, each loaded when it is first wanted. */
function useSoldModals() {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<ModalName | null>(null);
  const [wanted, setWanted] = useState<ReadonlySet<ModalName>>(new Set());
  const [exported, setExported] = useState<readonly ListedSoldProduct[]>([]);
  const [removal, setRemoval] = useState<Removal | null>(null);

  function open(modal: ModalName) {
    setWanted((others) => new Set([...others, modal]));
    setOpened(modal);
  }
  const close = () => setOpened(null);

  return {
    add: () => open('add'),
    /** What is selected; none for what the list shows. */
    exportList: (products: readonly ListedSoldProduct[]) => {
      setExported(products);
      open('export');
    },
    remove: (products: readonly ListedSoldProduct[], onDone: () => void) => {
      setRemoval({ products, onDone });
      open('remove');
    },
    modals: (
      <Suspense>
        {wanted.has('add') ? (
          <AddSoldProductModal
            opened={opened === 'add'}
            onClose={close}
            // What it is called alone answers nobody.
            onCreated={(soldProductId) =>
              void navigate({ to: '/products/sold/$soldProductId/emissions-data', params: { soldProductId } })
            }
          />
        ) : null}
        {wanted.has('export') ? (
          <ExportSoldProductsModal products={exported} opened={opened === 'export'} onClose={close} />
        ) : null}
        {wanted.has('remove') && removal ? (
          <RemoveSoldProductsDialog
            soldProducts={removal.products}
            opened={opened === 'remove'}
            onClose={close}
            onRemoved={removal.onDone}
          />
        ) : null}
      </Suspense>
    ),
  };
}
