import type { ProductSortField } from './product-sort-field.ts';

export const invitationSortFields = ['CREATED_AT'] as const satisfies readonly ProductSortField[];

export type InvitationSortField = (typeof invitationSortFields)[number];
