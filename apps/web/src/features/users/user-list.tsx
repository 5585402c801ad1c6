import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { userAccessLevels } from '@pcf/contract/vocabulary/users';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import type { CurrentUser } from '../../lib/account.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { operationMutation } from '../../lib/api/operation-options.ts';
import { formatDate } from '../../lib/format/date-format.ts';
import { noValue } from '../../lib/format/number-format.ts';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CutText } from '../../ui/data-table/cut-text.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { type Column, useListPage } from '../../ui/data-table/list-page.ts';
import { EmptyTable } from '../../ui/empty-table.tsx';
import kit from '../../ui/kit.module.css';
import { ListSection } from '../../ui/list-section.tsx';
import { AccessLevelSelect, useRefusalText } from './access-level-select.tsx';
import { fullName, listUsers, listUsersKey, type OrganisationUser } from './users.ts';
import classes from './users-tab.module.css';

/** How many API keys of one user still work; of more than a hundred, those among the newest hundred. */
const countWorkingKeys = (userId: string) =>
  queryOptions({
    queryKey: ['countWorkingKeys', userId],
    queryFn: async ({ signal }) => {
      const { data } = await callApi('listApiKeys', { query: { createdBy: userId, limit: 100 } }, { signal });
      const now = Date.now();
      return data.filter(
        ({ revokedAt, expiresAt }) => revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now),
      ).length;
    },
    staleTime: 0,
  });

const deleteAccounts = (queryClient: QueryClient) =>
  operationMutation('deleteAccounts', { onSuccess: () => queryClient.invalidateQueries({ queryKey: listUsersKey }) });

/** Fetched with the first wish to invite: most visits to the list are for something else. */
const InviteModal = lazy(async () => ({ default: (await import('./invite-modal.tsx')).InviteModal }));

export function UserList({ me, mayManage }: { me: CurrentUser; mayManage: boolean }) {
  const { t, i18n } = useTranslation('users');
  const [page, changePage] = useListPage();
  const list = useQuery(listUsers(page));
  const columns: Column<OrganisationUser>[] = [
    { id: 'name', header: t('name'), width: '24%', cell: (user) => <UserName user={user} isMe={user.id === me.id} /> },
    { id: 'email', header: t('email'), cell: ({ email }) => email },
    {
      id: 'jobTitle',
      header: t('jobTitle'),
      width: '17%',
      shownFrom: 860,
      cell: ({ jobTitle }) => jobTitle || noValue,
    },
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
      shownFrom: 960,
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

/** What each level allows, in one sentence. */
function AccessLevels() {
  const { t } = useTranslation('users');
  return (
    <dl className={`${kit.stack4} ${kit.small} ${classes.levels}`}>
      {userAccessLevels.map((level) => (
        <div key={level}>
          <dt>{t(`level.${level}`)}:</dt>
          <dd>{t(`levelMeaning.${level}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface UserNameProps {
  user: { firstName: string; lastName: string };
  isMe: boolean;
}

function UserName({ user, isMe }: UserNameProps) {
  const { t } = useTranslation('users');
  return (
    <span className={`${kit.line8} ${classes.name}`}>
      <CutText>{fullName(user)}</CutText>
      {isMe ? <span className={`${kit.small} ${classes.you}`}>{t('you')}</span> : null}
    </span>
  );
}

function InviteColleagues() {
  const { t } = useTranslation('users');
  const [wanted, setWanted] = useState(false);
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button
        variant="filled"
        onClick={() => {
          setWanted(true);
          open();
        }}
      >
        {t('invite.open')}
      </Button>
      <Suspense>{wanted ? <InviteModal opened={opened} onClose={close} /> : null}</Suspense>
    </>
  );
}

function RemoveUser({ user }: { user: OrganisationUser }) {
  const { t } = useTranslation('users');
  const [opened, { open, close }] = useDisclosure(false);
  const name = fullName(user);
  const remove = useMutation({
    ...deleteAccounts(useQueryClient()),
    // Told by the mutation itself: the row with this button may be gone before it ends.
    onSettled: (_, error) => {
      if (!error) showSuccessToast('users:removed', { name });
    },
  });
  const refusal = useRefusalText(remove.error);
  return (
    <>
      <Button size="xs" variant="subtle" aria-label={t('removeThis', { name })} onClick={open}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={t('removeTitle', { name })}
        confirm={t('removeConfirm')}
        dangerous
        pending={remove.isPending}
        problem={refusal}
        onConfirm={() => remove.mutate({ body: [user.email] }, { onSuccess: close })}
        onClose={() => {
          remove.reset();
          close();
        }}
      >
        <p>{t('removeText', { email: user.email })}</p>
        {opened ? <WorkingKeys user={user} /> : null}
      </ConfirmDialog>
    </>
  );
}

/** A key is the organisation's and does not go with its creator. */
function WorkingKeys({ user }: { user: OrganisationUser }) {
  const { t } = useTranslation('users');
  const { data: count = 0 } = useQuery(countWorkingKeys(user.id));
  if (count === 0) return null;
  return (
    <p className={classes.keys}>
      {t('workingKeys', { count, name: fullName(user) })}{' '}
      <Link to="/settings" search={{ tab: 'keys' }}>
        {t('reviewKeys')}
      </Link>
    </p>
  );
}
