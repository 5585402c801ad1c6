import type { ProductSortField } from '@pcf/contract/vocabulary/product-sort-field';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../components/data-table/column.ts';
import type { LineView } from '../../components/line-filters/use-line-view.ts';
import { nextSort } from '../../components/line-table/next-sort.ts';
import { noValue } from '../../lib/format/no-value.ts';
import type { SoldProduct } from './api/list-templates.ts';
import { CustomersCell, ReferenceLine, UpdatedCell, ValidCell, ValueCell } from './sold-cells.tsx';

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
      cell: ({ name }) => name,
      below: (product) => <ReferenceLine product={product} />,
    },
    {
      id: 'value',
      header: t('exchange:column.value'),
      cell: (product) => <ValueCell product={product} />,
      align: 'end',
      width: '222px',
      sort: sortBy('EMISSION_VALUE'),
    },
    {
      id: 'year',
      header: t('column.year'),
      cell: ({ referenceYear }) => referenceYear ?? noValue,
      align: 'end',
      width: '104px',
    },
    { id: 'valid', header: t('column.valid'), cell: (product) => <ValidCell product={product} />, width: '186px' },
    {
      id: 'customers',
      header: t('column.customers'),
      cell: (product) => <CustomersCell product={product} />,
      width: '178px',
    },
    {
      id: 'updated',
      header: t('exchange:column.updated'),
      cell: (product) => <UpdatedCell product={product} />,
      width: '122px',
      sort: sortBy('UPDATED_AT'),
    },
  ];
}
