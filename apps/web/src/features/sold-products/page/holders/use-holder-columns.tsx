import { useTranslation } from 'react-i18next';
import { ValueCell } from '../../../../exchange/line-table/line-cells.tsx';
import { PartnerName } from '../../../../exchange/network/partner-name.tsx';
import type { Template } from '../../../../exchange/sold-products/get-template.ts';
import type { Column } from '../../../../ui/data-table/column.ts';
import { CutText } from '../../../../ui/data-table/cut-text.tsx';
import type { TemplateUse } from '../api/list-template-uses.ts';
import { SentCell, StatusCell, VersionCell } from './holder-cells.tsx';

/** The first column is a plain text, so that a row can be a link. */
export function useHolderColumns({ dataVersion }: Template): Column<TemplateUse>[] {
  const { t } = useTranslation(['templates', 'exchange']);
  return [
    {
      id: 'product',
      header: t('holders.product'),
      cell: ({ name }) => name,
      below: ({ internalReference }) => <CutText>{internalReference}</CutText>,
    },
    {
      id: 'customer',
      header: t('holders.customer'),
      cell: ({ customer }) => <PartnerName partner={customer} />,
      width: '18%',
    },
    { id: 'status', header: t('exchange:column.status'), cell: (use) => <StatusCell use={use} />, width: '240px' },
    {
      id: 'version',
      header: t('holders.version'),
      cell: (use) => <VersionCell use={use} newest={dataVersion} />,
      width: '132px',
    },
    {
      id: 'value',
      header: t('exchange:column.value'),
      cell: (use) => <ValueCell line={use} />,
      align: 'end',
      width: '136px',
    },
    { id: 'sent', header: t('holders.sent'), cell: (use) => <SentCell use={use} />, width: '112px' },
  ];
}
