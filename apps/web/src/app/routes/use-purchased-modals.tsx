import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { lineQuery } from '../../components/line-filters/line-query.ts';
import { useLineView } from '../../components/line-filters/use-line-view.ts';
import { useOwnLocation } from '../../lib/navigation/use-own-location.ts';

const files = async () => (await import('./purchased-modal-files.ts')).purchasedModalFiles;
const AddProductModal = lazy(async () => ({ default: (await (await files()).add()).AddProductModal }));
const EditProductModal = lazy(async () => ({ default: (await (await files()).edit()).EditProductModal }));
const ExportModal = lazy(async () => ({ default: (await (await files()).export()).ExportModal }));

type ModalName = 'add' | 'edit' | 'export';

/** What opens above the list of purchased products, each loaded when it is first wanted; the query string names the product to edit. */
export function usePurchasedModals() {
  const { edit } = useOwnLocation().search as Record<string, unknown>;
  const navigate = useNavigate();
  const { filters } = useLineView();
  const [opened, setOpened] = useState<ModalName | null>(null);
  const [wanted, setWanted] = useState<ReadonlySet<ModalName>>(new Set());
  const edited = typeof edit === 'string' ? edit : null;
  const want = (modal: ModalName) => setWanted((others) => new Set([...others, modal]));
  if (edited !== null && !wanted.has('edit')) want('edit');

  function open(modal: ModalName) {
    want(modal);
    setOpened(modal);
  }
  const close = () => setOpened(null);

  function stopEditing() {
    void navigate({
      to: '.',
      search: ({ edit: _, ...others }: Record<string, unknown>) => others,
      resetScroll: false,
      replace: true,
    });
  }

  return {
    add: () => open('add'),
    exportList: () => open('export'),
    modals: (
      <Suspense>
        {wanted.has('add') ? <AddProductModal opened={opened === 'add'} onClose={close} /> : null}
        {wanted.has('edit') ? <EditProductModal productId={edited} onClose={stopEditing} /> : null}
        {wanted.has('export') ? (
          <ExportModal
            opened={opened === 'export'}
            onClose={close}
            filters={lineQuery({ ...filters, sort: null, order: null })}
          />
        ) : null}
      </Suspense>
    ),
  };
}
