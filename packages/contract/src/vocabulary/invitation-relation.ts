/** What the invited organisation will be to the inviting one. */
export const invitationRelations = ['SUPPLIER', 'CUSTOMER'] as const;

export type InvitationRelation = (typeof invitationRelations)[number];
