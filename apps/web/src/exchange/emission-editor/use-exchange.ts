import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getOrganisation } from '../../lib/account.ts';
import type { ExchangeSurroundings } from '../emission-form/form-surroundings.ts';
import { listNetworkPartners } from '../network/external-partners.ts';

interface ExchangedProduct {
  readonly name: string;
  readonly description: string | null;
  readonly internalReference: string;
}

/** What the form is told of an exchange with other platforms: with this customer, or with any who may be answered. */
export function useExchange(
  { name, description, internalReference }: ExchangedProduct,
  customerId: string | null,
): ExchangeSurroundings | null {
  const { data: organisation } = useQuery(getOrganisation);
  const { data: partners, isLoading } = useQuery(listNetworkPartners);
  return useMemo(() => {
    // What is needed appears once, not a moment after it was offered.
    if (!organisation || isLoading) return null;
    const customers = (partners?.data ?? []).filter(({ relations }) => relations.includes('CUSTOMER'));
    const customer = customers.find(({ partnerId }) => partnerId === customerId);
    return {
      needed: customerId === null ? customers.length > 0 : customer !== undefined,
      customer: customer?.name ?? null,
      company: { id: organisation.id, name: organisation.name },
      product: { name, description, reference: internalReference },
    };
  }, [organisation, isLoading, partners, customerId, name, description, internalReference]);
}
