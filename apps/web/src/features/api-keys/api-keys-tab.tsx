import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { operationMutation } from '../../lib/api/operation-options.ts';
import { formatDate } from '../../lib/format/date-format.ts';
import { momentAgo } from '../../lib/format/time-ago.ts';
import { pageEnvironment } from '../../lib/page-environment.ts';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { type Column, useListPage } from '../../ui/data-table/list-page.ts';
import { EmptyTable } from '../../ui/empty-table.tsx';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import kit from '../../ui/kit.module.css';
import { LineIcon, type LineIconName } from '../../ui/line-icon.tsx';
import { ListSection } from '../../ui/list-section.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { type ApiKey, apiKeysKey, lastDayOf, listApiKeys } from './api-keys.ts';
import classes from './api-keys-tab.module.css';

export const keyStates = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const;

const icons: Record<KeyState, LineIconName> = { ACTIVE: 'check', EXPIRED: 'clock', REVOKED: 'warning' };

const revokeApiKey = (queryClient: QueryClient) =>
  operationMutation('revokeApiKey', {
    // Also where it was refused: a colleague may have revoked it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiKeysKey }),
  });

/** Fetched with the first wish for a key: most visits to the list are for something else. */
const CreateKeyModal = lazy(async () => ({ default: (await import('./create-key-modal.tsx')).CreateKeyModal }));

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

/** The dialog outlives its button: that of the empty list is gone once there is a key, whose secret is still shown. */
function useCreateKey() {
  const { t } = useTranslation('apiKeys');
  const [wanted, setWanted] = useState(false);
  const [opened, { open, close }] = useDisclosure(false);
  return {
    button: (
      <Button
        variant="filled"
        onClick={() => {
          setWanted(true);
          open();
        }}
      >
        {t('create.open')}
      </Button>
    ),
    dialog: <Suspense>{wanted ? <CreateKeyModal opened={opened} onClose={close} /> : null}</Suspense>,
  };
}

function RevokeKey({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation('apiKeys');
  const { id, name } = apiKey;
  const [opened, { open, close }] = useDisclosure(false);
  const revoke = useMutation({
    ...revokeApiKey(useQueryClient()),
    // Told by the mutation itself: the button is gone once the list knows.
    onSuccess: () => showSuccessToast('apiKeys:revoked', { name }),
  });
  const problem = useProblemText(revoke.error);
  return (
    <>
      <Button size="xs" variant="subtle" aria-label={t('revokeThis', { name })} onClick={open}>
        {t('revoke')}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={t('revokeTitle', { name })}
        confirm={t('revokeConfirm')}
        dangerous
        pending={revoke.isPending}
        problem={problem}
        onConfirm={() => revoke.mutate({ params: { keyId: id } }, { onSuccess: close })}
        onClose={() => {
          revoke.reset();
          close();
        }}
      >
        <p>{t('revokeText')}</p>
      </ConfirmDialog>
    </>
  );
}

function useKeyColumns(): Column<ApiKey>[] {
  const { t, i18n } = useTranslation('apiKeys');
  const language = pageLanguage(i18n);
  const now = new Date();
  return [
    {
      id: 'name',
      header: t('name'),
      width: '20%',
      cell: ({ name }) => name,
      below: ({ hint }) => t('endsIn', { hint }),
    },
    {
      id: 'scopes',
      header: t('mayDo'),
      cell: ({ scopes }) => (
        <ul className={classes.scopes}>
          {scopes.map((scope) => (
            <li key={scope}>{t(`scope.${scope}`)}</li>
          ))}
        </ul>
      ),
    },
    {
      id: 'created',
      header: t('created'),
      width: '16%',
      shownFrom: 860,
      cell: ({ createdAt, createdBy, createdByRemoved }) => (
        <span className={`${kit.column} ${kit.breakable} ${classes.lines}`}>
          <span>{formatDate(createdAt, language)}</span>
          <span className={kit.note}>{createdByRemoved ? t('byRemoved', { name: createdBy }) : createdBy}</span>
        </span>
      ),
    },
    {
      id: 'used',
      header: t('lastUsed'),
      width: '132px',
      shownFrom: 960,
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? t('neverUsed') : momentAgo(lastUsedAt, now, language)),
    },
    {
      id: 'expires',
      header: t('expires'),
      width: '112px',
      shownFrom: 760,
      cell: ({ expiresAt }) => (expiresAt === null ? t('noExpiry') : formatDate(lastDayOf(expiresAt), language)),
    },
    { id: 'state', header: t('state'), width: '148px', cell: (key) => <KeyStateMark apiKey={key} /> },
  ];
}

/** Whether a key works, and of one that was revoked who did it and when. */
function KeyStateMark({ apiKey }: { apiKey: ApiKey }) {
  const { t, i18n } = useTranslation('apiKeys');
  const state = keyState(apiKey, new Date());
  const { revokedAt, revokedBy } = apiKey;
  return (
    <span className={`${kit.column} ${classes.cell}`}>
      <span className={`${kit.strong} ${classes.mark}`} data-state={state}>
        <LineIcon name={icons[state]} size={14} />
        {t(`states.${state}`)}
      </span>
      {revokedAt !== null && revokedBy !== null ? (
        <span className={`${kit.note} ${kit.breakable}`}>
          {t('revokedBy', { name: revokedBy, date: formatDate(revokedAt, pageLanguage(i18n)) })}
        </span>
      ) : null}
    </span>
  );
}

type KeyState = (typeof keyStates)[number];

export function keyState({ revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>, now: Date): KeyState {
  if (revokedAt !== null) return 'REVOKED';
  return expiresAt !== null && Date.parse(expiresAt) <= now.getTime() ? 'EXPIRED' : 'ACTIVE';
}
