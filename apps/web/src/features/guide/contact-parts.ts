/** What is asked of somebody else than the operator. */
export const contactParts = ['request', 'access'] as const;
