import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../lib/api/operation-options.ts';

/** Suppliers and customers who are reached on another platform. */
export const listNetworkPartners = operationQuery('listNetworkPartners');

/** Whether any of these suppliers or customers is reached on another platform, where no mail goes. */
export function useAnyExternal(partnerIds: readonly (string | null | undefined)[]): boolean {
  const { data } = useQuery(listNetworkPartners);
  return data?.data.some(({ partnerId }) => partnerIds.includes(partnerId)) ?? false;
}

/** Whether a supplier or customer is reached on another platform; nobody is for as long as it is not known. */
export function useIsExternal(partnerId: string | null | undefined): boolean {
  const { data = false } = useQuery({
    ...listNetworkPartners,
    select: ({ data: partners }) => partners.some((partner) => partner.partnerId === partnerId),
  });
  return data;
}
