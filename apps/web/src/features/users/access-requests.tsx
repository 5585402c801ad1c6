import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type AccessRequestAction, type UserAccessLevel, userAccessLevels } from '@pcf/contract/vocabulary/users';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { operationMutation } from '../../lib/api/operation-options.ts';
import { formatDate } from '../../lib/format/date-format.ts';
import { noValue } from '../../lib/format/number-format.ts';
import { showProblemToast, showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useIsCut } from '../../ui/data-table/cut-text.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { type Column, useListPage } from '../../ui/data-table/list-page.ts';
import { EmptyLine } from '../../ui/empty-table.tsx';
import kit from '../../ui/kit.module.css';
import { ListSection } from '../../ui/list-section.tsx';
import { type AccessRequest, accessRequestsKey, fullName, listAccessRequests, listUsersKey } from './users.ts';
import classes from './users-tab.module.css';

const MessageDialog = lazy(async () => ({ default: (await import('./message-dialog.tsx')).MessageDialog }));

const answerAccessRequest = (queryClient: QueryClient) =>
  operationMutation('answerAccessRequest', {
    // Also where it was refused: a colleague may have answered by the link in the mail.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: accessRequestsKey }),
        queryClient.invalidateQueries({ queryKey: listUsersKey }),
      ]),
  });

export const accessRequestsHeadingId = 'access-requests';

export function AccessRequests({ mayManage }: { mayManage: boolean }) {
  const { t, i18n } = useTranslation('users');
  const [page, changePage] = useListPage('requests');
  const list = useQuery(listAccessRequests(page));
  const [levels, setLevels] = useState<ReadonlyMap<string, UserAccessLevel>>(new Map());
  const levelOf = ({ id }: AccessRequest) => levels.get(id) ?? 'EDITOR';
  const columns: Column<AccessRequest>[] = [
    { id: 'name', header: t('name'), width: '17%', cell: fullName },
    { id: 'email', header: t('email'), width: '24%', cell: ({ email }) => email },
    {
      id: 'jobTitle',
      header: t('jobTitle'),
      width: '13%',
      shownFrom: 960,
      cell: ({ jobTitle }) => jobTitle || noValue,
    },
    { id: 'message', header: t('requests.message'), cell: (request) => <RequestMessage request={request} /> },
    {
      id: 'since',
      header: t('requests.since'),
      width: '100px',
      shownFrom: 860,
      cell: ({ createdAt }) => formatDate(createdAt, pageLanguage(i18n)),
    },
    ...(mayManage
      ? [
          {
            id: 'level',
            header: t('accessLevel'),
            width: '150px',
            cell: (request: AccessRequest) => (
              <LevelToGive
                request={request}
                level={levelOf(request)}
                onChange={(level) => setLevels((others) => new Map(others).set(request.id, level))}
              />
            ),
          },
        ]
      : []),
  ];
  return (
    <ListSection
      title={t('requests.title')}
      list={list}
      description={t('requests.text')}
      headingId={accessRequestsHeadingId}
    >
      <DataTable
        caption={t('requests.title')}
        columns={columns}
        rowKey={({ id }) => id}
        list={list}
        page={page}
        onPageChange={changePage}
        empty={<EmptyLine title={t('requests.none')} {...(mayManage && { subtitle: t('requests.noneText') })} />}
        actions={
          mayManage
            ? {
                width: '208px',
                render: (request) => <AnswerAccessRequest request={request} accessLevel={levelOf(request)} />,
              }
            : undefined
        }
      />
    </ListSection>
  );
}

/** A message can be a page long: too much for a tooltip. */
function RequestMessage({ request }: { request: AccessRequest }) {
  const { t } = useTranslation('users');
  const [opened, { open, close }] = useDisclosure(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (opened && !wasOpened) setWasOpened(true);
  const text = useRef<HTMLSpanElement>(null);
  const isCut = useIsCut(text, request.message ?? '');
  if (!request.message) return noValue;
  const name = fullName(request);
  return (
    <span className={`${kit.line8} ${classes.cell}`}>
      <span ref={text} className={classes.text}>
        {request.message}
      </span>
      {isCut ? (
        <Button size="xs" variant="subtle" aria-label={t('requests.readFrom', { name })} onClick={open}>
          {t('requests.read')}
        </Button>
      ) : null}
      {wasOpened && (
        <Suspense>
          <MessageDialog opened={opened} onClose={close} name={name} message={request.message} />
        </Suspense>
      )}
    </span>
  );
}

interface LevelToGiveProps {
  request: AccessRequest;
  level: UserAccessLevel;
  onChange: (level: UserAccessLevel) => void;
}

/** What somebody may do once they are approved. */
function LevelToGive({ request, level, onChange }: LevelToGiveProps) {
  const { t } = useTranslation('users');
  return (
    <select
      className={classes.select}
      aria-label={t('levelOf', { name: fullName(request) })}
      value={level}
      onChange={({ currentTarget: { value } }) => {
        const chosen = userAccessLevels.find((known) => known === value);
        if (chosen) onChange(chosen);
      }}
    >
      {userAccessLevels.map((each) => (
        <option key={each} value={each}>
          {t(`level.${each}`)}
        </option>
      ))}
    </select>
  );
}

interface AnswerAccessRequestProps {
  request: AccessRequest;
  accessLevel: UserAccessLevel;
}

function AnswerAccessRequest({ request, accessLevel }: AnswerAccessRequestProps) {
  const { t } = useTranslation('users');
  const [opened, { open, close }] = useDisclosure(false);
  const answer = useMutation(answerAccessRequest(useQueryClient()));
  const name = fullName(request);

  async function send(action: AccessRequestAction) {
    try {
      await answer.mutateAsync({ body: { id: request.id, action, accessLevel } });
      showSuccessToast(action === 'approveAccess' ? 'users:requests.approved' : 'users:requests.denied', { name });
    } catch (error) {
      // It is out of date then, and the list that comes next shows it no more.
      showProblemToast(error);
    }
    close();
  }

  return (
    <>
      <Button
        size="xs"
        variant="light"
        loading={answer.isPending && !opened}
        aria-label={t('requests.approveThis', { name })}
        onClick={() => void send('approveAccess')}
      >
        {t('requests.approve')}
      </Button>
      <Button size="xs" variant="subtle" aria-label={t('requests.denyThis', { name })} onClick={open}>
        {t('requests.deny')}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={t('requests.denyTitle', { name })}
        confirm={t('requests.denyConfirm')}
        dangerous
        pending={answer.isPending}
        onConfirm={() => void send('denyAccess')}
        onClose={close}
      >
        <p>{t('requests.denyText', { name, email: request.email })}</p>
      </ConfirmDialog>
    </>
  );
}
