import { useQuery } from '@tanstack/react-query';
import { listNetworkPartners } from './list-network-partners.ts';

/** Whether any of these suppliers or customers is reached on another platform, where no mail goes. */
export function useAnyElsewhere(partnerIds: readonly (string | null | undefined)[]): boolean {
  const { data } = useQuery(listNetworkPartners);
  return data?.data.some(({ partnerId }) => partnerIds.includes(partnerId)) ?? false;
}
