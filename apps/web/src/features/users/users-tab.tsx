import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type QueryClient, useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { getCurrentUser } from '../../lib/account.ts';
import { operationMutation } from '../../lib/api/operation-options.ts';
import { formatDate } from '../../lib/format/date-format.ts';
import { mayCall } from '../../lib/may-call.ts';
import { showProblemToast, showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { type Column, useListPage } from '../../ui/data-table/list-page.ts';
import { EmptyLine } from '../../ui/empty-table.tsx';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import kit from '../../ui/kit.module.css';
import { ListSection } from '../../ui/list-section.tsx';
import { Notice } from '../../ui/notice.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { AccessRequests, accessRequestsHeadingId } from './access-requests.tsx';
import { UserList } from './user-list.tsx';
import {
  listAccessRequests,
  listPendingUserInvitations,
  type PendingUserInvitation,
  pendingUserInvitationsKey,
} from './users.ts';
import classes from './users-tab.module.css';

const withdrawUserInvitations = (queryClient: QueryClient) =>
  operationMutation('withdrawUserInvitations', {
    // Also where it was refused: somebody may have joined in the meantime.
    onSettled: () => queryClient.invalidateQueries({ queryKey: pendingUserInvitationsKey }),
  });

const sendUserInvitationsAgain = (queryClient: QueryClient) =>
  operationMutation('sendUserInvitationsAgain', {
    // Also where it was refused: somebody may have joined in the meantime.
    onSettled: () => queryClient.invalidateQueries({ queryKey: pendingUserInvitationsKey }),
  });

export function UsersTab() {
  const { t } = useTranslation('users');
  const { data: me } = useSuspenseQuery(getCurrentUser);
  const mayManage = mayCall('updateAccessLevel', me.accessLevel);
  return (
    <div className={`${kit.column} ${classes.tab}`}>
      {mayManage ? (
        <AccessRequestsNotice />
      ) : (
        <Notice>
          <p>{t('readOnly')}</p>
        </Notice>
      )}
      <UserList me={me} mayManage={mayManage} />
      <PendingInvitations mayManage={mayManage} />
      <AccessRequests mayManage={mayManage} />
    </div>
  );
}

/** People who wait are told of first, though their list comes last. */
function AccessRequestsNotice() {
  const { t } = useTranslation('users');
  const [page] = useListPage('requests');
  const count = useQuery(listAccessRequests(page)).data?.metadata.count ?? 0;
  if (count === 0) return null;
  return (
    <Notice
      actions={
        <Button
          size="xs"
          onClick={() => {
            const heading = document.getElementById(accessRequestsHeadingId);
            heading?.scrollIntoView({ block: 'start' });
            heading?.focus({ preventScroll: true });
          }}
        >
          {t('requests.show')}
        </Button>
      }
    >
      <p>{t('requests.waiting', { count })}</p>
    </Notice>
  );
}

function PendingInvitations({ mayManage }: { mayManage: boolean }) {
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

function usePendingColumns(): Column<PendingUserInvitation>[] {
  const { t, i18n } = useTranslation('users');
  const day = (moment: string) => formatDate(moment, pageLanguage(i18n));
  const hasLapsed = (moment: string) => Date.parse(moment) <= Date.now();
  return [
    {
      id: 'email',
      header: t('email'),
      cell: ({ email, undeliverableReason, mailServerAnswer }) => (
        <>
          <WholeWords text={email} />
          {undeliverableReason ? (
            <div className={`${kit.danger} ${kit.small} ${classes.unreached}`}>
              {t(`unreached.${undeliverableReason}`)}
            </div>
          ) : null}
          {mailServerAnswer ? (
            <div className={`${kit.note} ${kit.breakable} ${classes.unreached}`}>
              {t('mailServerAnswer', { answer: mailServerAnswer })}
            </div>
          ) : null}
        </>
      ),
    },
    {
      id: 'level',
      header: t('accessLevel'),
      width: '112px',
      shownFrom: 860,
      cell: ({ accessLevel }) => t(`level.${accessLevel}`),
    },
    {
      id: 'invitedBy',
      header: t('pending.invitedBy'),
      width: '15%',
      shownFrom: 960,
      cell: ({ invitedBy }) => invitedBy,
    },
    { id: 'sent', header: t('pending.sent'), width: '100px', shownFrom: 960, cell: ({ sentAt }) => day(sentAt) },
    {
      id: 'lapses',
      header: t('pending.lapses'),
      width: '140px',
      shownFrom: 760,
      cell: ({ expiresAt }) => (hasLapsed(expiresAt) ? t('pending.lapsed', { date: day(expiresAt) }) : day(expiresAt)),
    },
  ];
}

interface InvitationActionsProps {
  emails: string[];
  onDone?: () => void;
}

/** For the invitation of one row, and for all selected ones alike. */
function InvitationActions({ emails, onDone }: InvitationActionsProps) {
  const { t } = useTranslation('users');
  const queryClient = useQueryClient();
  const sendAgain = useMutation(sendUserInvitationsAgain(queryClient));
  const [opened, { open, close }] = useDisclosure(false);
  const withdraw = useMutation(withdrawUserInvitations(queryClient));
  const problem = useProblemText(withdraw.error);
  const count = emails.length;
  // Of several, the group that the buttons stand in says which ones are meant.
  const email = count === 1 ? emails[0] : undefined;

  async function send() {
    try {
      await sendAgain.mutateAsync({ body: emails });
      showSuccessToast('users:pending.sentAgain', { count });
      onDone?.();
    } catch (error) {
      showProblemToast(error);
    }
  }

  async function withdrawNow() {
    try {
      await withdraw.mutateAsync({ body: emails });
      showSuccessToast('users:pending.withdrawn', { count });
      close();
      onDone?.();
    } catch {
      // The dialog says why.
    }
  }

  return (
    <>
      <Button
        size="xs"
        variant="subtle"
        loading={sendAgain.isPending}
        aria-label={email && t('pending.sendAgainTo', { email })}
        onClick={() => void send()}
      >
        {t('pending.sendAgain')}
      </Button>
      <Button size="xs" variant="subtle" aria-label={email && t('pending.withdrawFrom', { email })} onClick={open}>
        {t('pending.withdraw')}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={t('pending.withdrawTitle', { count })}
        confirm={t('pending.withdrawConfirm', { count })}
        dangerous
        pending={withdraw.isPending}
        problem={problem}
        onConfirm={() => void withdrawNow()}
        onClose={() => {
          withdraw.reset();
          close();
        }}
      >
        {email ? <p>{email}</p> : null}
        <p>{t('pending.withdrawText')}</p>
      </ConfirmDialog>
    </>
  );
}
