import { ReceivedButtons } from '../../features/answers/received/received-buttons.tsx';
import { ReceivedPage } from '../../features/answers/received/received-page.tsx';
import { ProductsArea, useProductCounts } from './products-area.tsx';

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
