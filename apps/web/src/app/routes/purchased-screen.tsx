import { PurchasedPage } from '../../features/products/purchased/purchased-page.tsx';
import { LineActionsHost } from '../../features/requests/line-actions/line-actions-host.tsx';
import { ProductsArea } from './products-area.tsx';
import { PurchasedButtons } from './purchased-buttons.tsx';
import { useProductCounts } from './use-product-counts.ts';
import { usePurchasedModals } from './use-purchased-modals.tsx';

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
