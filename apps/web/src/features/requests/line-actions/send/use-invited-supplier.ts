import { useMutation, useQueryClient } from '@tanstack/react-query';
import { searchSuppliers } from '../../../../exchange/partners/search-suppliers.ts';
import { createInvitations } from '../api/create-invitations.ts';

/** Why nobody can be asked at an address. */
export class NoSupplierThere extends Error {
  override readonly name = 'NoSupplierThere';
}

/** Invites a supplier and finds out its id; inviting twice is no harm. */
export function useInvitedSupplier() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(createInvitations);
  return async (email: string, organisationName: string): Promise<string> => {
    const name = organisationName.trim();
    const address = email.trim();
    await mutateAsync({
      email: address,
      relation: 'SUPPLIER',
      withRequest: true,
      ...(name && { organisationName: name }),
    });
    const found = await queryClient.fetchQuery({ ...searchSuppliers(address), staleTime: 0 });
    const supplier = found.data.find(({ contacts }) =>
      contacts.some((contact) => contact.email.toLowerCase() === address.toLowerCase()),
    );
    if (!supplier) throw new NoSupplierThere();
    return supplier.id;
  };
}
