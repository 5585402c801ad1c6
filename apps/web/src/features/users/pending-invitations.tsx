import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useListPage } from '../../ui/data-table/use-list-page.ts';
import { EmptyLine } from '../../ui/empty-table/empty-line.tsx';
import { ListSection } from '../../ui/list-section/list-section.tsx';
import { listPendingUserInvitations } from './api/list-pending-user-invitations.ts';
import { InvitationActions } from './invitation-actions.tsx';
import { usePendingColumns } from './use-pending-columns.tsx';

export function PendingInvitations({ mayManage }: { mayManage: boolean }) {
  const { t } = useTranslation('users');
  const [page, changePage] = useListPage('pending');
  const list = useQuery(listPendingUserInvitations(page));
  const columns = usePendingColumns();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // Only what can be seen is meant; that is also never more than one call takes.
  const selected = (list.data?.data ?? []).map(({ email }) => email).filter((email) => chosen.has(email));
  return (
    <ListSection title={t('pending.title')} list={list} description={t('pending.text')}>
      <DataTable
        caption={t('pending.title')}
        columns={columns}
        rowKey={({ email }) => email}
        list={list}
        page={page}
        onPageChange={changePage}
        empty={<EmptyLine title={t('pending.none')} {...(mayManage && { subtitle: t('pending.noneText') })} />}
        actions={
          mayManage ? { width: '264px', render: ({ email }) => <InvitationActions emails={[email]} /> } : undefined
        }
        selection={
          mayManage
            ? {
                selected: new Set(selected),
                onChange: setChosen,
                nameOf: ({ email }) => email,
                actions: <InvitationActions emails={selected} onDone={() => setChosen(new Set())} />,
              }
            : undefined
        }
      />
    </ListSection>
  );
}
