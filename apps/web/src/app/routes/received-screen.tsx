import { ReceivedButtons } from '../../features/answers/received/received-buttons.tsx';
import { ReceivedPage } from '../../features/answers/received/received-page.tsx';
import { ProductsArea } from './products-area.tsx';
import { useProductCounts } from './use-product-counts.ts';

export function ReceivedScreen() {
  const counts = useProductCounts();
  return (
    <ProductsArea
      current="received-requests"
      counts={counts}
      actions={counts['received-requests'] ? <ReceivedButtons /> : null}
    >
      <ReceivedPage />
    </ProductsArea>
  );
}
