import { maximumPageSize } from '@pcf/contract/paging';
import { useQuery } from '@tanstack/react-query';
import { listNetworkMessages } from '../../../exchange/network/list-network-messages.ts';
import { countByPartner } from './count-by-partner.ts';

const none: ReadonlyMap<string, number> = new Map();

/** How much was given up for each partner, asked for all of them at once. */
export function useFailedCounts(): ReadonlyMap<string, number> {
  const { data = none } = useQuery({
    ...listNetworkMessages({ state: 'FAILED', limit: maximumPageSize }),
    select: ({ data: messages }) => countByPartner(messages),
  });
  return data;
}
