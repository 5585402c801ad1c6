import type { NetworkMessage } from '../../../exchange/network/list-network-messages.ts';

/** How many of the messages are for each partner. */
export function countByPartner(messages: readonly Pick<NetworkMessage, 'partnerId'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { partnerId } of messages) counts.set(partnerId, (counts.get(partnerId) ?? 0) + 1);
  return counts;
}
