/** Whether what is told to a partner has arrived, is still tried, was given up, or gave way to something newer about the same line. */
export const networkDeliveryStates = ['WAITING', 'DELIVERED', 'FAILED', 'REPLACED'] as const;

export type NetworkDeliveryState = (typeof networkDeliveryStates)[number];
