import type { ReceivedRequestSortField } from '@pcf/contract/vocabulary/received-request-sort-field';
import { useTranslation } from 'react-i18next';
import type { LineView } from '../../../exchange/line-filters/use-line-view.ts';
import { nextSort } from '../../../exchange/line-table/next-sort.ts';
import { PartnerName } from '../../../exchange/network/partner-name.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import type { ReceivedLine } from './api/list-received-product-requests.ts';
import { AskedCell, DueCell, NextCell, ReferenceLine, StatusCell } from './received-cells.tsx';

// The same at every rendering, so that a row is not drawn again when the list is sorted.
const cells = {
  name: ({ name }: ReceivedLine) => name,
  reference: (line: ReceivedLine) => <ReferenceLine line={line} />,
  customer: ({ customer }: ReceivedLine) => <PartnerName partner={customer} />,
  asked: (line: ReceivedLine) => <AskedCell line={line} />,
  due: (line: ReceivedLine) => <DueCell line={line} />,
  status: (line: ReceivedLine) => <StatusCell line={line} />,
  next: (line: ReceivedLine) => <NextCell line={line} />,
};

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
      cell: cells.name,
      below: cells.reference,
    },
    { id: 'customer', header: t('column.customer'), cell: cells.customer, width: '16%' },
    {
      id: 'asked',
      header: t('column.asked'),
      cell: cells.asked,
      width: '128px',
      sort: sortBy('CREATED_AT'),
    },
    { id: 'due', header: t('column.due'), cell: cells.due, width: '124px' },
    {
      id: 'status',
      header: t('column.status'),
      cell: cells.status,
      width: '240px',
    },
    { id: 'next', header: t('column.next'), cell: cells.next, width: '176px' },
  ];
}
