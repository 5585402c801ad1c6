import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/data-table/column.ts';
import type { NetworkConnection } from './api/list-network-connections.ts';
import { useFailedCounts } from './messages/use-failed-counts.ts';
import { relationsKey } from './relations-key.ts';
import { TestState } from './test/test-state.tsx';

export function useConnectionColumns(): Column<NetworkConnection>[] {
  const { t } = useTranslation('network');
  const failed = useFailedCounts();
  return [
    {
      id: 'name',
      header: t('partner'),
      width: '17%',
      cell: ({ name }) => name,
      below: ({ relations }) => t(`relations.${relationsKey(relations)}`),
    },
    { id: 'address', header: t('address'), width: '19%', cell: ({ baseUrl }) => baseUrl },
    {
      id: 'test',
      header: t('lastTest'),
      cell: ({ lastTest, partnerId }) => <TestState test={lastTest} failed={failed.get(partnerId) ?? 0} />,
    },
  ];
}
