/** The answer to an invitation, and with it the status of the connection between customer and supplier. */
export const accessResponseStatuses = ['PENDING', 'ACCEPTED', 'DECLINED'] as const;

export type AccessResponseStatus = (typeof accessResponseStatuses)[number];
