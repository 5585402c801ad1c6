import type { ProductSortField } from '@pcf/contract/vocabulary/requests';
import { useTranslation } from 'react-i18next';
import { nextSort } from '../../lib/filters/filters.ts';
import { CutText } from '../../ui/data-table/cut-text.tsx';
import type { Column } from '../../ui/data-table/list-page.ts';
import type { Filters } from '../line-filters/line-search.ts';
import type { PurchasedLine } from './line-actions.ts';
import { LineValueCell, QualityCell, StatusCell, SupplierCell, UpdatedCell } from './line-cells.tsx';

interface LineColumnsOptions {
  filters: Pick<Filters, 'sort' | 'order'>;
  onSort: (sort: Pick<Filters, 'sort' | 'order'>) => void;
  /** False where all lines are of one supplier. */
  withSupplier?: boolean;
}

// The same at every rendering, so that a row is not drawn again when the list is sorted.
const cells = {
  name: ({ name }: PurchasedLine) => name,
  reference: ({ internalReference }: PurchasedLine) => <CutText>{internalReference}</CutText>,
  supplier: (line: PurchasedLine) => <SupplierCell line={line} />,
  status: (line: PurchasedLine) => <StatusCell line={line} />,
  value: (line: PurchasedLine) => <LineValueCell line={line} />,
  quality: (line: PurchasedLine) => <QualityCell line={line} />,
  updated: (line: PurchasedLine) => <UpdatedCell line={line} />,
};

/** The columns of a list of lines; the first is a plain text, so that a row can be a link. */
export function useLineColumns({ filters, onSort, withSupplier = true }: LineColumnsOptions): Column<PurchasedLine>[] {
  const { t } = useTranslation('exchange');
  const { sort, order } = filters;
  const sortBy = (field: ProductSortField) => ({
    direction: sort === field ? (order ?? 'DESC') : null,
    onSort: () => onSort(nextSort({ sort, order }, field)),
  });
  return [
    { id: 'product', header: t('column.product'), cell: cells.name, below: cells.reference },
    ...(withSupplier
      ? [{ id: 'supplier', header: t('column.supplier'), cell: cells.supplier, width: 'clamp(112px, 12cqi, 190px)' }]
      : []),
    { id: 'status', header: t('column.status'), cell: cells.status, width: 'clamp(176px, 21cqi, 244px)' },
    {
      id: 'value',
      header: t('column.value'),
      cell: cells.value,
      align: 'end',
      width: 'clamp(120px, 12cqi, 140px)',
      shownFrom: 760,
      sort: sortBy('EMISSION_VALUE'),
    },
    {
      id: 'quality',
      header: t('column.quality'),
      cell: cells.quality,
      width: 'clamp(104px, 10cqi, 130px)',
      shownFrom: 960,
    },
    {
      id: 'updated',
      header: t('column.updated'),
      cell: cells.updated,
      width: 'clamp(100px, 10cqi, 128px)',
      shownFrom: 860,
      sort: sortBy('UPDATED_AT'),
    },
  ];
}
