import type { InvitationRelation } from '@pcf/contract/vocabulary/invitation-relation';

/** What is typed into the form. */
export interface InviteValues {
  relation: InvitationRelation;
  emails: string[];
  organisationName: string;
  message: string;
}

export const emptyInvite: InviteValues = { relation: 'SUPPLIER', emails: [], organisationName: '', message: '' };
