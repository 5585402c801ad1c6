import type { ProductSortField } from '@pcf/contract/vocabulary/product-sort-field';
import { useTranslation } from 'react-i18next';
import type { LineView } from '../../../exchange/line-filters/use-line-view.ts';
import { nextSort } from '../../../exchange/line-table/next-sort.ts';
import { noValue } from '../../../lib/format/no-value.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import type { SoldProduct } from './api/list-templates.ts';
import { CustomersCell, ReferenceLine, UpdatedCell, ValidCell, ValueCell } from './sold-cells.tsx';

// The same at every rendering, so that a row is not drawn again when the list is sorted.
const cells = {
  name: ({ name }: SoldProduct) => name,
  reference: (product: SoldProduct) => <ReferenceLine product={product} />,
  value: (product: SoldProduct) => <ValueCell product={product} />,
  year: ({ referenceYear }: SoldProduct) => referenceYear ?? noValue,
  valid: (product: SoldProduct) => <ValidCell product={product} />,
  customers: (product: SoldProduct) => <CustomersCell product={product} />,
  updated: (product: SoldProduct) => <UpdatedCell product={product} />,
};

/** The first column is a plain text, so that a row can be a link. */
export function useSoldColumns({ filters, change }: LineView): Column<SoldProduct>[] {
  const { t } = useTranslation(['templates', 'exchange']);
  const sortBy = (field: ProductSortField) => ({
    direction: filters.sort === field ? (filters.order ?? 'DESC') : null,
    onSort: () => change(nextSort(filters, field)),
  });
  return [
    {
      id: 'product',
      header: t('exchange:column.product'),
      cell: cells.name,
      below: cells.reference,
    },
    {
      id: 'value',
      header: t('exchange:column.value'),
      cell: cells.value,
      align: 'end',
      width: '222px',
      sort: sortBy('EMISSION_VALUE'),
    },
    {
      id: 'year',
      header: t('column.year'),
      cell: cells.year,
      align: 'end',
      width: '104px',
    },
    { id: 'valid', header: t('column.valid'), cell: cells.valid, width: '186px' },
    {
      id: 'customers',
      header: t('column.customers'),
      cell: cells.customers,
      width: '178px',
    },
    {
      id: 'updated',
      header: t('exchange:column.updated'),
      cell: cells.updated,
      width: '122px',
      sort: sortBy('UPDATED_AT'),
    },
  ];
}
