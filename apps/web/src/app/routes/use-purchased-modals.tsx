import { lazy, Suspense, useState } from 'react';
import { lineQuery } from '../../exchange/line-filters/line-query.ts';
import { useLineView } from '../../exchange/line-filters/use-line-view.ts';
import { useEditedProduct } from './use-edited-product.tsx';

const files = async () => (await import('./purchased-modal-files.ts')).purchasedModalFiles;
const AddProductModal = lazy(async () => ({ default: (await (await files()).add()).AddProductModal }));
const ExportModal = lazy(async () => ({ default: (await (await files()).export()).ExportModal }));

type ModalName = 'add' | 'export';

/** What opens above the list of purchased products, each loaded when it is first wanted. */
export function usePurchasedModals() {
  const editing = useEditedProduct();
  const { filters } = useLineView();
  const [opened, setOpened] = useState<ModalName | null>(null);
  const [wanted, setWanted] = useState<ReadonlySet<ModalName>>(new Set());

  function open(modal: ModalName) {
    setWanted((others) => new Set([...others, modal]));
    setOpened(modal);
  }
  const close = () => setOpened(null);

  return {
    add: () => open('add'),
    exportList: () => open('export'),
    modals: (
      <>
        {editing}
        <Suspense>
          {wanted.has('add') ? <AddProductModal opened={opened === 'add'} onClose={close} /> : null}
          {wanted.has('export') ? (
            <ExportModal
              opened={opened === 'export'}
              onClose={close}
              filters={lineQuery({ ...filters, sort: null, order: null })}
            />
          ) : null}
        </Suspense>
      </>
    ),
  };
}
