import type { ReceivedRequestSortField } from '@pcf/contract/vocabulary/received-request-sort-field';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../components/data-table/column.ts';
import type { LineView } from '../../components/line-filters/use-line-view.ts';
import { nextSort } from '../../components/line-table/next-sort.ts';
import type { ReceivedLine } from './api/list-received-product-requests.ts';
import { AskedCell, DueCell, NextCell, ReferenceLine, StatusCell } from './received-cells.tsx';

/** The first column is a plain text, so that a row can be a link. */
export function useReceivedColumns({ filters, change }: LineView): Column<ReceivedLine>[] {
  const { t } = useTranslation('received');
  const sortBy = (field: ReceivedRequestSortField) => ({
    direction: filters.sort === field ? (filters.order ?? 'DESC') : null,
    onSort: () => change(nextSort(filters, field)),
  });
  return [
    {
      id: 'product',
      header: t('column.product'),
      cell: ({ name }) => name,
      below: (line) => <ReferenceLine line={line} />,
    },
    { id: 'customer', header: t('column.customer'), cell: ({ customer }) => customer.name, width: '16%' },
    {
      id: 'asked',
      header: t('column.asked'),
      cell: (line) => <AskedCell line={line} />,
      width: '128px',
      sort: sortBy('CREATED_AT'),
    },
    { id: 'due', header: t('column.due'), cell: (line) => <DueCell line={line} />, width: '124px' },
    {
      id: 'status',
      header: t('column.status'),
      cell: (line) => <StatusCell line={line} />,
      width: '240px',
    },
    { id: 'next', header: t('column.next'), cell: (line) => <NextCell line={line} />, width: '176px' },
  ];
}
