import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useIsElsewhere } from '../../../exchange/network/use-is-elsewhere.ts';
import { getCurrentUser } from '../../../lib/account/get-current-user.ts';
import { listSearch } from '../../../lib/navigation/remembered-lists.ts';
import { mayCall } from '../../../lib/permissions/may-call.ts';
import { RemoveSuppliers } from '../remove/remove-suppliers.tsx';

interface SupplierActionsProps {
  supplier: { readonly id: string; readonly name: string };
  onAddContact: () => void;
}

/** What can be done with the connection itself. */
export function SupplierActions({ supplier, onAddContact }: SupplierActionsProps) {
  const { t } = useTranslation('suppliers');
  const { data: user } = useSuspenseQuery(getCurrentUser);
  const navigate = useNavigate();
  // Nobody registers for a partner who is on another platform already.
  const isInvitable = !useIsElsewhere(supplier.id);
  const [removing, { open, close }] = useDisclosure(false);
  return (
    <>
      {isInvitable ? <Button onClick={onAddContact}>{t('contact.add')}</Button> : null}
      {mayCall('removeSuppliers', user.accessLevel) ? (
        <>
          <Button onClick={open}>{t('remove.action')}</Button>
          <RemoveSuppliers
            suppliers={[supplier]}
            opened={removing}
            onClose={close}
            onRemoved={() =>
              void navigate({ to: '/customer/suppliers', search: listSearch('/customer/suppliers'), replace: true })
            }
          />
        </>
      ) : null}
    </>
  );
}
