import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lineQuery } from '../../exchange/line-filters/line-search.ts';
import { useLineView } from '../../exchange/line-filters/use-line-view.ts';
import { countProductsToReview } from '../../features/products/list-purchased-products.ts';
import { PurchasedPage } from '../../features/products/purchased-page.tsx';
import { LineActionsHost } from '../../features/requests/line-actions/line-actions-host.tsx';
import { useMayCall } from '../../lib/use-may-call.ts';
import type { Deed } from '../../ui/deed-menu.tsx';
import { PageActions } from '../../ui/page-actions.tsx';
import { ProductsArea, useProductCounts } from './products-area.tsx';
import { useEditedProduct } from './use-edited-product.tsx';

const files = async () => (await import('./purchased-modal-files.ts')).purchasedModalFiles;

const AddProductModal = lazy(async () => ({ default: (await (await files()).add()).AddProductModal }));

const ExportModal = lazy(async () => ({ default: (await (await files()).export()).ExportModal }));

export function PurchasedScreen() {
  const counts = useProductCounts();
  const { add, exportList, modals } = usePurchasedModals();
  return (
    <LineActionsHost>
      {(actions) => (
        <ProductsArea
          current="purchased"
          counts={counts}
          // Before the first product, the ways to begin stand where it will be.
          actions={counts.purchased === 0 ? null : <PurchasedButtons onAdd={add} onExport={exportList} />}
        >
          <PurchasedPage actions={actions} onAdd={add} />
          {modals}
        </ProductsArea>
      )}
    </LineActionsHost>
  );
}

interface PurchasedButtonsProps {
  onAdd: () => void;
  onExport: () => void;
}

function PurchasedButtons({ onAdd, onExport }: PurchasedButtonsProps) {
  const { t } = useTranslation('products');
  const { data: toReview = 0 } = useQuery(countProductsToReview);
  const mayCall = useMayCall();
  const reviewing: Deed[] =
    toReview > 0 && mayCall('acceptEmissionData')
      ? [{ id: 'review', label: t('purchased.review', { count: toReview }), to: '/customer/reviews' }]
      : [];
  const importing: Deed[] = mayCall('importProducts')
    ? [{ id: 'import', label: t('purchased.import'), to: '/products/purchased/import' }]
    : [];
  const [secondary, ...more]: Deed[] = [
    ...reviewing,
    ...importing,
    { id: 'export', label: t('purchased.export'), onChoose: onExport },
    { id: 'footprint', label: t('purchased.footprint'), to: '/products/purchased/footprint' },
  ];
  return (
    <PageActions
      primary={mayCall('createProduct') ? { id: 'add', label: t('purchased.add'), onChoose: onAdd } : undefined}
      secondary={secondary}
      more={more}
    />
  );
}

type ModalName = 'add' | 'export';

/** What opens above the list of purchased products, each loaded when it is first wanted. */
function usePurchasedModals() {
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
