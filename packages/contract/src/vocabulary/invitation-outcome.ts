/** What became of one address of many that were invited at once. */
export const invitationOutcomes = ['INVITED', 'ALREADY_INVITED', 'ALREADY_CONNECTED', 'OWN_ORGANISATION'] as const;

export type InvitationOutcome = (typeof invitationOutcomes)[number];
