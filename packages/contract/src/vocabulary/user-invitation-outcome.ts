/** What became of one colleague's address of many that were invited at once. */
export const userInvitationOutcomes = ['INVITED', 'ALREADY_INVITED', 'ALREADY_MEMBER'] as const;

export type UserInvitationOutcome = (typeof userInvitationOutcomes)[number];
