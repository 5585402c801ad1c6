/** Whether what is told to a partner has arrived, is still tried, or was given up. */
export const networkDeliveryStates = ['WAITING', 'DELIVERED', 'FAILED'] as const;

export type NetworkDeliveryState = (typeof networkDeliveryStates)[number];
