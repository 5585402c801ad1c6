import { useTranslation } from 'react-i18next';
import { PartnerName } from '../../../exchange/network/partner-name.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import type { TemplateMatch } from './api/list-template-matches.ts';
import { TemplateCell } from './cell/template-cell.tsx';
import { ProductCell, ReferenceLine, StatusCell } from './match-cells.tsx';

export function useMatchColumns(): Column<TemplateMatch>[] {
  const { t } = useTranslation('templateMatches');
  return [
    {
      id: 'product',
      header: t('column.product'),
      cell: (match) => <ProductCell match={match} />,
      below: (match) => <ReferenceLine match={match} />,
      width: '20%',
    },
    {
      id: 'customer',
      header: t('column.customer'),
      cell: ({ customer }) => <PartnerName partner={customer} />,
      width: '12%',
    },
    { id: 'status', header: t('column.status'), cell: (match) => <StatusCell match={match} />, width: '208px' },
    { id: 'template', header: t('column.template'), cell: (match) => <TemplateCell match={match} /> },
  ];
}
