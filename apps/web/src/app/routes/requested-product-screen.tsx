import { getRouteApi } from '@tanstack/react-router';
import { LineActionsHost } from '../../features/line-actions/line-actions-host.tsx';
import { RequestedProductPage } from '../../features/requested-product/requested-product-page.tsx';
import { DocumentTitle } from '../navigation/document-title.tsx';

const requestedProductRoute = getRouteApi('/authenticated/customer/requests/$requestId/$productId');

export function RequestedProductScreen() {
  const { requestId, productId } = requestedProductRoute.useParams();
  return (
    <LineActionsHost>
      {(actions) => (
        <RequestedProductPage
          address={{ requestReference: requestId, productId }}
          actions={actions}
          renderTitle={(name) => <DocumentTitle page={name} />}
        />
      )}
    </LineActionsHost>
  );
}
