import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import type { CurrentUser } from '../../lib/account/get-current-user.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { noValue } from '../../lib/format/no-value.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useListPage } from '../../ui/data-table/use-list-page.ts';
import { EmptyTable } from '../../ui/empty-table/empty-table.tsx';
import { ListSection } from '../../ui/list-section/list-section.tsx';
import { AccessLevelSelect } from './access-level-select.tsx';
import { AccessLevels } from './access-levels.tsx';
import { listUsers, type OrganisationUser } from './api/list-users.ts';
import { InviteColleagues } from './invite-colleagues.tsx';
import { RemoveUser } from './remove-user.tsx';
import { UserName } from './user-name.tsx';

export function UserList({ me, mayManage }: { me: CurrentUser; mayManage: boolean }) {
  const { t, i18n } = useTranslation('users');
  const [page, changePage] = useListPage();
  const list = useQuery(listUsers(page));
  const columns: Column<OrganisationUser>[] = [
    { id: 'name', header: t('name'), width: '24%', cell: (user) => <UserName user={user} isMe={user.id === me.id} /> },
    { id: 'email', header: t('email'), cell: ({ email }) => email },
    { id: 'jobTitle', header: t('jobTitle'), width: '17%', cell: ({ jobTitle }) => jobTitle || noValue },
    {
      id: 'level',
      header: t('accessLevel'),
      width: '150px',
      cell: (user) =>
        mayManage ? <AccessLevelSelect user={user} isMe={user.id === me.id} /> : t(`level.${user.accessLevel}`),
    },
    {
      id: 'joined',
      header: t('joined'),
      width: '110px',
      cell: ({ createdAt }) => formatDate(createdAt, pageLanguage(i18n)),
    },
  ];
  return (
    <ListSection
      title={t('users')}
      list={list}
      description={
        <>
          {t('usersText')}
          <AccessLevels />
        </>
      }
      action={mayManage ? <InviteColleagues /> : undefined}
    >
      <DataTable
        caption={t('users')}
        columns={columns}
        rowKey={({ id }) => id}
        list={list}
        page={page}
        onPageChange={changePage}
        empty={<EmptyTable title={t('noUsers')} />}
        actions={
          mayManage
            ? { width: '120px', render: (user) => (user.id === me.id ? null : <RemoveUser user={user} />) }
            : undefined
        }
      />
    </ListSection>
  );
}
