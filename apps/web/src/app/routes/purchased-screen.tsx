import { useQuery } from '@tanstack/react-query';
import { LineActionsHost } from '../../features/line-actions/line-actions-host.tsx';
import { countPurchasedProducts } from '../../features/purchased/api/list-purchased-products.ts';
import { PurchasedPage } from '../../features/purchased/purchased-page.tsx';
import { ProductsArea } from './products-area.tsx';
import { PurchasedButtons } from './purchased-buttons.tsx';
import { usePurchasedModals } from './use-purchased-modals.tsx';

export function PurchasedScreen() {
  const { data: count } = useQuery(countPurchasedProducts);
  const { add, exportList, modals } = usePurchasedModals();
  return (
    <LineActionsHost>
      {(actions) => (
        <ProductsArea
          current="purchased"
          counts={{ purchased: count }}
          // Before the first product, the ways to begin stand where it will be.
          actions={count === 0 ? null : <PurchasedButtons onAdd={add} onExport={exportList} />}
        >
          <PurchasedPage actions={actions} onAdd={add} />
          {modals}
        </ProductsArea>
      )}
    </LineActionsHost>
  );
}
