import type { InvitationRelation } from '@pcf/contract/vocabulary/invitation-relation';

export const relationsKeys = ['SUPPLIER', 'CUSTOMER', 'BOTH', 'NONE'] as const;

/** By which words it is said what a partner is to the own organisation. */
export function relationsKey(relations: readonly InvitationRelation[]): (typeof relationsKeys)[number] {
  const [first = 'NONE', second] = relations;
  return second ? 'BOTH' : first;
}
