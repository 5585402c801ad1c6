import type { ListPage } from '../../components/data-table/list-page.ts';
import { lineQuery } from '../../components/line-filters/line-query.ts';
import type { Filters } from '../../lib/filters/filters.ts';
import { listPurchasedProducts } from './api/list-purchased-products.ts';

/** The call for one page of the list, narrowed and sorted. */
export const shownProducts = ({ pageNumber, pageSize: limit }: ListPage, filters: Filters) =>
  listPurchasedProducts({ pageNumber, limit, ...lineQuery(filters) });
