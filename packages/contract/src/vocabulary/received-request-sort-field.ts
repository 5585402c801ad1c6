import type { ProductSortField } from './product-sort-field.ts';

export const receivedRequestSortFields = ['CREATED_AT', 'UPDATED_AT'] as const satisfies readonly ProductSortField[];

export type ReceivedRequestSortField = (typeof receivedRequestSortFields)[number];
