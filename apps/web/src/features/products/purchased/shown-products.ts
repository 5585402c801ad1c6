import { lineQuery } from '../../../exchange/line-filters/line-query.ts';
import type { Filters } from '../../../lib/filters/filters.ts';
import type { ListPage } from '../../../ui/data-table/list-page.ts';
import { listPurchasedProducts } from './api/list-purchased-products.ts';

/** The call for one page of the list, narrowed and sorted. */
export const shownProducts = ({ pageNumber, pageSize: limit }: ListPage, filters: Filters) =>
  listPurchasedProducts({ pageNumber, limit, ...lineQuery(filters) });
