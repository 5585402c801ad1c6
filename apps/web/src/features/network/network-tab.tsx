import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useListPage } from '../../ui/data-table/use-list-page.ts';
import { EmptyTable } from '../../ui/empty-table/empty-table.tsx';
import { ListSection } from '../../ui/list-section/list-section.tsx';
import { listNetworkConnections } from './api/list-network-connections.ts';
import { ConnectionActions } from './connection-actions.tsx';
import { SetupNotices } from './setup-notices.tsx';
import { useConnectionColumns } from './use-connection-columns.tsx';
import { useConnectionDialogs } from './use-connection-dialogs.tsx';

/** Partners who are reached on another platform. */
export function NetworkTab() {
  const { t } = useTranslation('network');
  const [page, changePage] = useListPage();
  const list = useQuery(listNetworkConnections(page));
  const setup = list.data?.setup;
  const columns = useConnectionColumns();
  const { ask, dialogs } = useConnectionDialogs(setup);
  const isEmpty = list.data?.metadata.count === 0;
  const connect = setup?.canConnect ? (
    <Button variant="filled" onClick={() => ask({ kind: 'connect' })}>
      {t('connect.open')}
    </Button>
  ) : undefined;
  return (
    <ListSection title={t('title')} list={list} description={t('text')} action={isEmpty ? undefined : connect}>
      {setup ? <SetupNotices setup={setup} /> : null}
      <DataTable
        caption={t('title')}
        columns={columns}
        rowKey={({ id }) => id}
        list={list}
        page={page}
        onPageChange={changePage}
        empty={<EmptyTable title={t('none')} subtitle={t('noneText')} primaryAction={connect} />}
        actions={{
          width: '40%',
          render: (connection) => <ConnectionActions connection={connection} onAsk={ask} />,
        }}
      />
      {dialogs}
    </ListSection>
  );
}
