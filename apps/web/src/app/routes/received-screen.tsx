import { ReceivedPage } from '../../features/received/received-page.tsx';
import { ProductsArea } from './products-area.tsx';
import { useProductCounts } from './use-product-counts.ts';

export function ReceivedScreen() {
  return (
    <ProductsArea current="received-requests" counts={useProductCounts()}>
      <ReceivedPage />
    </ProductsArea>
  );
}
