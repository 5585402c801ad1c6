import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { SoldProduct } from '../../features/sold-products/list/list-templates.ts';
import { SoldButtons } from '../../features/sold-products/list/sold-buttons.tsx';
import { SoldPage } from '../../features/sold-products/list/sold-page.tsx';
import { ProductsArea, useProductCounts } from './products-area.tsx';

const files = async () => (await import('./sold-modal-files.ts')).soldModalFiles;

const AddTemplateModal = lazy(async () => ({ default: (await (await files()).add()).AddTemplateModal }));

const ExportTemplatesModal = lazy(async () => ({ default: (await (await files()).export()).ExportTemplatesModal }));

const RemoveTemplatesDialog = lazy(async () => ({ default: (await (await files()).remove()).RemoveTemplatesDialog }));

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
  readonly products: readonly SoldProduct[];
  readonly onDone: () => void;
}

/** What opens above the list of sold products, each loaded when it is first wanted. */
function useSoldModals() {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<ModalName | null>(null);
  const [wanted, setWanted] = useState<ReadonlySet<ModalName>>(new Set());
  const [exported, setExported] = useState<readonly SoldProduct[]>([]);
  const [removal, setRemoval] = useState<Removal | null>(null);

  function open(modal: ModalName) {
    setWanted((others) => new Set([...others, modal]));
    setOpened(modal);
  }
  const close = () => setOpened(null);

  return {
    add: () => open('add'),
    /** What is selected; none for what the list shows. */
    exportList: (products: readonly SoldProduct[]) => {
      setExported(products);
      open('export');
    },
    remove: (products: readonly SoldProduct[], onDone: () => void) => {
      setRemoval({ products, onDone });
      open('remove');
    },
    modals: (
      <Suspense>
        {wanted.has('add') ? (
          <AddTemplateModal
            opened={opened === 'add'}
            onClose={close}
            // What it is called alone answers nobody.
            onCreated={(templateId) =>
              void navigate({ to: '/products/sold/$templateId/emissions-data', params: { templateId } })
            }
          />
        ) : null}
        {wanted.has('export') ? (
          <ExportTemplatesModal products={exported} opened={opened === 'export'} onClose={close} />
        ) : null}
        {wanted.has('remove') && removal ? (
          <RemoveTemplatesDialog
            templates={removal.products}
            opened={opened === 'remove'}
            onClose={close}
            onRemoved={removal.onDone}
          />
        ) : null}
      </Suspense>
    ),
  };
}
