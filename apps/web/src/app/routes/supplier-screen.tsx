import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { getSupplier } from '../../exchange/partners.ts';
import { LineActionsHost } from '../../features/requests/line-actions/line-actions-host.tsx';
import { SupplierPage } from '../../features/suppliers/supplier/supplier-page.tsx';
import { DocumentTitle } from '../navigation/document-title.tsx';
import { InvitePartnerHost } from './invite-partner-host.tsx';

const supplierRoute = getRouteApi('/authenticated/customer/suppliers/$supplierId');

export function SupplierScreen() {
  const { supplierId } = supplierRoute.useParams();
  const { data: supplier } = useQuery({ ...getSupplier(supplierId), enabled: false });
  return (
    <InvitePartnerHost key={supplierId} preset={{ relation: 'SUPPLIER', contactOf: supplier }}>
      {(invite) => (
        <LineActionsHost>
          {(actions) => (
            <SupplierPage
              supplierId={supplierId}
              actions={actions}
              onAddContact={invite}
              renderTitle={(name) => <DocumentTitle page={name} />}
            />
          )}
        </LineActionsHost>
      )}
    </InvitePartnerHost>
  );
}
