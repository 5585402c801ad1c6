/** The lists of suppliers and of customers. */
export const connectionSortFields = ['DEFAULT', 'PRODUCTS_CONNECTED'] as const;

export type ConnectionSortField = (typeof connectionSortFields)[number];
