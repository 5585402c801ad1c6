import { SoldButtons } from '../../features/sold-products/list/sold-buttons.tsx';
import { SoldPage } from '../../features/sold-products/list/sold-page.tsx';
import { ProductsArea } from './products-area.tsx';
import { useProductCounts } from './use-product-counts.ts';
import { useSoldModals } from './use-sold-modals.tsx';

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
