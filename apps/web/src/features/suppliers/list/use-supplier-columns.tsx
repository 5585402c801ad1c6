import type { ConnectionSortField } from '@pcf/contract/vocabulary/invitations';
import { useTranslation } from 'react-i18next';
import { ExternalMark } from '../../../exchange/network/external-mark.tsx';
import { useTargetText } from '../../../exchange/organisation/sbti.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatNumber, noValue } from '../../../lib/format/number-format.ts';
import { formatShare } from '../../../lib/format/shares.ts';
import type { Column } from '../../../ui/data-table/list-page.ts';
import { ConnectionStatus } from '../connection-status.tsx';
import { ContactList } from '../contact-list.tsx';
import type { Supplier } from '../supplier-calls.ts';
import type { SuppliersView } from './suppliers-view.ts';

const shownContacts = 2;

export function useSupplierColumns(
  view: SuppliersView,
  onSort: (sort: ConnectionSortField) => void,
): Column<Supplier>[] {
  const { t, i18n } = useTranslation('suppliers');
  const language = pageLanguage(i18n);
  const targetText = useTargetText();
  const sortBy = (sort: ConnectionSortField) => ({
    direction: view.sort === sort ? view.order : null,
    onSort: () => onSort(sort),
  });
  const number = (value: number) => formatNumber(value, language);
  return [
    {
      id: 'name',
      header: t('column.name'),
      cell: ({ name }) => name,
      below: ({ contacts }) => <ContactList contacts={contacts} most={shownContacts} />,
      sort: sortBy('DEFAULT'),
    },
    {
      id: 'connection',
      header: t('column.connection'),
      cell: ({ id, connectionStatus, away }) => (
        <>
          <ConnectionStatus status={connectionStatus} away={away} />
          <div>
            <ExternalMark partnerId={id} />
          </div>
        </>
      ),
      width: '164px',
    },
    { id: 'target', header: t('column.target'), cell: targetText, width: '148px', shownFrom: 960 },
    {
      id: 'products',
      header: t('column.products'),
      cell: ({ productCount }) => number(productCount),
      align: 'end',
      width: '96px',
      shownFrom: 760,
      sort: sortBy('PRODUCTS_CONNECTED'),
    },
    { id: 'open', header: t('column.open'), cell: ({ openCount }) => number(openCount), align: 'end', width: '72px' },
    {
      id: 'completed',
      header: t('column.completed'),
      cell: ({ completedCount }) => number(completedCount),
      align: 'end',
      width: '112px',
    },
    {
      id: 'primary',
      header: t('column.primary'),
      cell: ({ primaryDataShare }) =>
        primaryDataShare === null ? noValue : formatShare(primaryDataShare / 100, language),
      align: 'end',
      width: '100px',
      shownFrom: 860,
    },
  ];
}
