import type { SortDirection } from '@pcf/contract/vocabulary/lists';
import type { PurchasedSortField } from '@pcf/contract/vocabulary/requests';
import { type RawBuilder, sql } from 'kysely';

/** How lists of products, bought or sold, are ordered. */
export interface ProductOrder {
  readonly sortBy?: PurchasedSortField | undefined;
  readonly sortDirection?: SortDirection | undefined;
}

const columns = {
  CREATED_AT: 'created_at',
  UPDATED_AT: 'updated_at',
  EMISSION_VALUE: 'emission_value',
  INTERNAL_REFERENCE: 'internal_reference',
  SUBMITTED_AT: 'submitted_at',
} as const satisfies Record<PurchasedSortField, string>;

export const sortFieldOf = ({ sortBy }: ProductOrder): PurchasedSortField => sortBy ?? 'CREATED_AT';

export const sortColumn = (order: ProductOrder) => sql.ref(columns[sortFieldOf(order)]);

const directionOf = ({ sortDirection }: ProductOrder) => sql.raw(sortDirection === 'ASC' ? 'asc' : 'desc');

/**
 * The order of an index, which is read from either end. Of a column that is never null nothing is said about nulls: the
 * planner would believe that the index is in another order.
 */
export const indexOrder = (order: ProductOrder): RawBuilder<unknown> =>
  sql`${sortColumn(order)} ${directionOf(order)}, ${idOrder(order)}`;

/** The order of a list: those without a value are last in both directions. */
export const listOrder = (order: ProductOrder): RawBuilder<unknown> =>
  sortFieldOf(order) === 'EMISSION_VALUE'
    ? sql`emission_value ${directionOf(order)} nulls last, ${idOrder(order)}`
    : indexOrder(order);

export const idOrder = (order: ProductOrder): RawBuilder<unknown> => sql`id ${directionOf(order)}`;
