import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pageEnvironment } from '../../lib/page-environment.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useListPage } from '../../ui/data-table/use-list-page.ts';
import { EmptyTable } from '../../ui/empty-table/empty-table.tsx';
import { ListSection } from '../../ui/list-section/list-section.tsx';
import { OutsideLink } from '../../ui/outside-link/outside-link.tsx';
import { listApiKeys } from './api/list-api-keys.ts';
import { keyState } from './key-state.ts';
import { RevokeKey } from './revoke-key.tsx';
import { useCreateKey } from './use-create-key.tsx';
import { useKeyColumns } from './use-key-columns.tsx';

export function ApiKeysTab() {
  const { t } = useTranslation('apiKeys');
  const [page, changePage] = useListPage();
  const list = useQuery(listApiKeys(page));
  const columns = useKeyColumns();
  const { button, dialog } = useCreateKey();
  const isEmpty = list.data?.metadata.count === 0;
  return (
    <ListSection
      title={t('title')}
      list={list}
      description={
        <>
          {t('text')}{' '}
          <OutsideLink href={`${pageEnvironment.apiBaseUrl()}/docs`} newTab={t('newTab')}>
            {t('reference')}
          </OutsideLink>
        </>
      }
      action={isEmpty ? undefined : button}
    >
      <DataTable
        caption={t('title')}
        columns={columns}
        rowKey={({ id }) => id}
        list={list}
        page={page}
        onPageChange={changePage}
        empty={<EmptyTable title={t('none')} subtitle={t('noneText')} primaryAction={button} />}
        actions={{
          width: '120px',
          render: (key) => (keyState(key, new Date()) === 'REVOKED' ? null : <RevokeKey apiKey={key} />),
        }}
      />
      {dialog}
    </ListSection>
  );
}
