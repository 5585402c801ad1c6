import { SupplierList } from '../../features/suppliers/list/supplier-list.tsx';
import { InvitePartnerHost } from './invite-partner-host.tsx';
import { SuppliersArea } from './suppliers-area.tsx';

export function SuppliersScreen() {
  return (
    <InvitePartnerHost preset={{ relation: 'SUPPLIER' }}>
      {(invite) => (
        <SupplierList
          onInvite={invite}
          renderArea={(actions, list) => (
            <SuppliersArea current="suppliers" actions={actions}>
              {list}
            </SuppliersArea>
          )}
        />
      )}
    </InvitePartnerHost>
  );
}
