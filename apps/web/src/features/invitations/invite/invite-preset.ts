import type { InvitationRelation } from '@pcf/contract/vocabulary/invitation-relation';

/** What is settled already where somebody wishes to invite. */
export interface InvitePreset {
  readonly relation: InvitationRelation;
  /** The addresses are further contacts of a company that is in the list already. */
  readonly contactOf?: { readonly id: string; readonly name: string } | undefined;
}
