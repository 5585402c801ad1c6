export const declineReasonCodes = ['NOT_OUR_PRODUCT', 'WRONG_CONTACT', 'NO_DATA_YET', 'CONFIDENTIAL', 'OTHER'] as const;

export type DeclineReasonCode = (typeof declineReasonCodes)[number];
