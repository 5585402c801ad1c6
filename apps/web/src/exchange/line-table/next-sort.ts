import type { ProductSortField } from '@pcf/contract/vocabulary/product-sort-field';
import type { Filters } from '../../lib/filters/filters.ts';

type Sort = Pick<Filters, 'sort' | 'order'>;

/** A head sorts from the highest, then from the lowest, then leaves the list in its own order. */
export function nextSort(current: Sort, field: ProductSortField): Sort {
  if (current.sort !== field) return { sort: field, order: 'DESC' };
  return current.order === 'ASC' ? { sort: null, order: null } : { sort: field, order: 'ASC' };
}
