export const accessRequestStatuses = ['PENDING', 'APPROVED', 'DENIED'] as const;

export type AccessRequestStatus = (typeof accessRequestStatuses)[number];
