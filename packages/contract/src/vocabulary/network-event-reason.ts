/** Why something that a partner told changed nothing. */
export const networkEventReasons = ['UNKNOWN_REQUEST', 'NOT_ALLOWED_NOW', 'NOTHING_NEW', 'NOT_FETCHED'] as const;

export type NetworkEventReason = (typeof networkEventReasons)[number];
