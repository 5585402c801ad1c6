import type { InvitationRelation } from '@pcf/contract/vocabulary/invitations';

/** What is typed into the form. */
export interface InviteValues {
  relation: InvitationRelation;
  emails: string[];
  organisationName: string;
  /** The names of companies that a file gave, by address. */
  fileNames: Record<string, string>;
  message: string;
}

export const emptyInvite: InviteValues = {
  relation: 'SUPPLIER',
  emails: [],
  organisationName: '',
  fileNames: {},
  message: '',
};

/** What is settled already where somebody wishes to invite. */
export interface InvitePreset {
  readonly relation: InvitationRelation;
  /** The addresses are further contacts of a company that is in the list already. */
  readonly contactOf?: { readonly id: string; readonly name: string } | undefined;
}
