import type { ProductSortField } from './requests.ts';

/** What became of one address of many that were invited at once. */
export const invitationOutcomes = ['INVITED', 'ALREADY_INVITED', 'ALREADY_CONNECTED', 'OWN_ORGANISATION'] as const;

export type InvitationOutcome = (typeof invitationOutcomes)[number];

/** What the invited organisation will be to the inviting one. */
export const invitationRelations = ['SUPPLIER', 'CUSTOMER'] as const;

export type InvitationRelation = (typeof invitationRelations)[number];

export const invitationSortFields = ['CREATED_AT'] as const satisfies readonly ProductSortField[];

export type InvitationSortField = (typeof invitationSortFields)[number];

/** The lists of suppliers and of customers. */
export const connectionSortFields = ['DEFAULT', 'PRODUCTS_CONNECTED'] as const;

export type ConnectionSortField = (typeof connectionSortFields)[number];

/** Why mails do not reach an address: it does not take them, its owner wants none from here, or it has had enough for now. */
export const undeliverableReasons = ['CAME_BACK', 'DOES_NOT_WANT_MAIL', 'TOO_MANY_MAILS'] as const;

export type UndeliverableReason = (typeof undeliverableReasons)[number];
