import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/data-table/column.ts';
import { CutText } from '../../../ui/data-table/cut-text.tsx';
import type { FootprintLine } from '../api/list-footprint-lines.ts';
import { EmissionsCell, MassCell, QuantityCell, SupplierCell } from './line-cells.tsx';
import { OriginCell } from './origin-cell.tsx';

export function useFootprintColumns(): Column<FootprintLine>[] {
  const { t } = useTranslation('footprintTotals');
  return [
    {
      id: 'product',
      header: t('column.product'),
      cell: ({ name }) => name,
      below: ({ internalReference }) => <CutText>{internalReference}</CutText>,
    },
    { id: 'supplier', header: t('column.supplier'), cell: (line) => <SupplierCell line={line} />, width: '15%' },
    {
      id: 'quantity',
      header: t('column.quantity'),
      cell: (line) => <QuantityCell line={line} />,
      align: 'end',
      width: '8.5rem',
    },
    { id: 'mass', header: t('column.mass'), cell: (line) => <MassCell line={line} />, align: 'end', width: '7rem' },
    {
      id: 'emissions',
      header: t('column.emissions'),
      cell: (line) => <EmissionsCell line={line} />,
      align: 'end',
      width: '8.5rem',
    },
    { id: 'origin', header: t('column.basis'), cell: (line) => <OriginCell line={line} />, width: '30%' },
  ];
}
