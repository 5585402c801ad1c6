import { useCallbackRef } from '@mantine/hooks';
import type { ProductSortField } from '@pcf/contract/vocabulary/product-sort-field';
import { useMemo } from 'react';
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
  const { sort, order } = filters;
  const changeSort = useCallbackRef(onSort);
  // The same until something of them changes, so that rows are not drawn again for nothing.
  return useMemo(() => {
    const sortBy = (field: ProductSortField) => ({
      direction: sort === field ? (order ?? 'DESC') : null,
      onSort: () => changeSort(nextSort({ sort, order }, field)),
    });
    return [
      {
        id: 'product',
        header: t('column.product'),
        cell: ({ name }: PurchasedLine) => name,
        below: ({ internalReference }: PurchasedLine) => <CutText>{internalReference}</CutText>,
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
      {
        id: 'status',
        header: t('column.status'),
        cell: (line: PurchasedLine) => <StatusCell line={line} />,
        width: '248px',
      },
      {
        id: 'value',
        header: t('column.value'),
        cell: (line: PurchasedLine) => <ValueCell line={line} />,
        align: 'end' as const,
        width: '146px',
        sort: sortBy('EMISSION_VALUE'),
      },
      {
        id: 'quality',
        header: t('column.quality'),
        cell: (line: PurchasedLine) => <QualityCell line={line} />,
        width: '136px',
      },
      {
        id: 'updated',
        header: t('column.updated'),
        cell: (line: PurchasedLine) => <UpdatedCell line={line} />,
        width: '138px',
        sort: sortBy('UPDATED_AT'),
      },
    ];
  }, [t, sort, order, changeSort, withSupplier]);
}
