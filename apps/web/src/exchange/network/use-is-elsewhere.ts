import { useQuery } from '@tanstack/react-query';
import { listNetworkPartners } from './list-network-partners.ts';

/** Whether a supplier or customer is reached on another platform; nobody is for as long as it is not known. */
export function useIsElsewhere(partnerId: string | null | undefined): boolean {
  const { data = false } = useQuery({
    ...listNetworkPartners,
    select: ({ data: partners }) => partners.some((partner) => partner.partnerId === partnerId),
  });
  return data;
}
