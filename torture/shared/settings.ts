/** Limits would end what is tried long before it is done. */
export const withoutLimits = { REQUESTS_PER_MINUTE: '1000000', SIGN_INS_PER_MINUTE: '100000' } as const;
