import type { ProductSortField } from '@pcf/contract/vocabulary/product-sort-field';
import { useTranslation } from 'react-i18next';
import type { Filters } from '../../lib/filters/filters.ts';
import type { Column } from '../data-table/column.ts';
import { CutText } from '../data-table/cut-text.tsx';
import { QualityCell, StatusCell, SupplierCell, UpdatedCell, ValueCell } from './line-cells.tsx';
import { nextSort } from './next-sort.ts';
import type { PurchasedLine } from './purchased-line.ts';

interface LineColumnsOptions {
  filters: Pick<Filters, 'sort' | 'order'>;
  onSort: (sort: Pick<Filters, 'sort' | 'order'>) => void;
  /** False where all lines are of one supplier. */
  withSupplier?: boolean;
}

/** The columns of a list of lines; the first is a plain text, so that a row can be a link. */
export function useLineColumns({ filters, onSort, withSupplier = true }: LineColumnsOptions): Column<PurchasedLine>[] {
  const { t } = useTranslation('exchange');
  const sortBy = (field: ProductSortField) => ({
    direction: filters.sort === field ? (filters.order ?? 'DESC') : null,
    onSort: () => onSort(nextSort(filters, field)),
  });
  return [
    {
      id: 'product',
      header: t('column.product'),
      cell: ({ name }) => name,
      below: ({ internalReference }) => <CutText>{internalReference}</CutText>,
    },
    ...(withSupplier
      ? [
          {
            id: 'supplier',
            header: t('column.supplier'),
            cell: (line: PurchasedLine) => <SupplierCell line={line} />,
            width: '17%',
          },
        ]
      : []),
    { id: 'status', header: t('column.status'), cell: (line) => <StatusCell line={line} />, width: '248px' },
    {
      id: 'value',
      header: t('column.value'),
      cell: (line) => <ValueCell line={line} />,
      align: 'end',
      width: '146px',
      sort: sortBy('EMISSION_VALUE'),
    },
    {
      id: 'quality',
      header: t('column.quality'),
      cell: (line) => <QualityCell line={line} />,
      width: '136px',
    },
    {
      id: 'updated',
      header: t('column.updated'),
      cell: (line) => <UpdatedCell line={line} />,
      width: '138px',
      sort: sortBy('UPDATED_AT'),
    },
  ];
}
