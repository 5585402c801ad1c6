import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { LineActionsHost } from '../../features/requests/line-actions/line-actions-host.tsx';
import { getRequestedProduct } from '../../features/requests/requested-product/requested-product-calls.ts';
import { RequestedProductPage } from '../../features/requests/requested-product/requested-product-page.tsx';
import { DocumentTitle } from '../navigation/document-title.tsx';
import { InvitePartnerHost } from './invite-partner-host.tsx';
import { useEditedProduct } from './use-edited-product.tsx';

const requestedProductRoute = getRouteApi('/authenticated/customer/requests/$requestId/$productId');

export function RequestedProductScreen() {
  const { requestId, productId } = requestedProductRoute.useParams();
  const { from } = requestedProductRoute.useSearch();
  const address = { requestReference: requestId, productId };
  const { data: product } = useQuery({ ...getRequestedProduct(address), enabled: false });
  const editedProduct = useEditedProduct();
  return (
    <InvitePartnerHost preset={{ relation: 'SUPPLIER', contactOf: product?.supplier ?? undefined }}>
      {(invite) => (
        <LineActionsHost>
          {(actions) => (
            <>
              <RequestedProductPage
                address={address}
                actions={actions}
                onAddContact={invite}
                reviewing={from === 'reviews'}
                renderTitle={(name) => <DocumentTitle page={name} />}
              />
              {editedProduct}
            </>
          )}
        </LineActionsHost>
      )}
    </InvitePartnerHost>
  );
}
