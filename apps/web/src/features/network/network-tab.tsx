import { Button } from '@mantine/core';
import { maximumPageSize } from '@pcf/contract/paging';
import type { InvitationRelation } from '@pcf/contract/vocabulary/invitations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listNetworkMessages, type NetworkMessage } from '../../exchange/network/list-network-messages.ts';
import { pageLanguage } from '../../i18n/page-language.ts';
import { momentAgo } from '../../lib/format/time-ago.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { type Column, useListPage } from '../../ui/data-table/list-page.ts';
import { EmptyTable } from '../../ui/empty-table.tsx';
import kit from '../../ui/kit.module.css';
import { LineIcon } from '../../ui/line-icon.tsx';
import { ListSection } from '../../ui/list-section.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ConnectionQuestion } from './connection-dialogs.tsx';
import {
  listNetworkConnections,
  type NetworkConnection,
  type NetworkSetup,
  type NetworkTest,
  testNetworkConnection,
} from './network-calls.ts';
import classes from './network-tab.module.css';

export const connectionActions = ['messages', 'test', 'edit', 'access', 'end'] as const;

export const relationsKeys = ['SUPPLIER', 'CUSTOMER', 'BOTH', 'NONE'] as const;

const none: ReadonlyMap<string, number> = new Map();

/** Fetched with the first wish: most visits only look at the list. */
const ConnectionDialogs = lazy(async () => ({ default: (await import('./connection-dialogs.tsx')).ConnectionDialogs }));

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

/** What only those can change who operate the installation. */
function SetupNotices({ setup: { canConnect, baseUrl } }: { setup: NetworkSetup }) {
  const { t } = useTranslation('network');
  if (canConnect && baseUrl !== null) return null;
  return (
    <div className={`${kit.stack8} ${kit.below16}`}>
      {canConnect ? null : (
        <Notice>
          <p>{t('setup.noKey')}</p>
          <p>{t('setup.noKeyNext')}</p>
        </Notice>
      )}
      {baseUrl === null ? (
        <Notice>
          <p>{t('setup.noAddress')}</p>
          <p>{t('setup.noAddressNext')}</p>
        </Notice>
      ) : null}
    </div>
  );
}

/** One at a time, and outside of the rows: one that ends takes its buttons along. */
function useConnectionDialogs(setup: NetworkSetup | undefined) {
  const [question, setQuestion] = useState<ConnectionQuestion>();
  const [opened, setOpened] = useState(false);
  const test = useMutation(testNetworkConnection(useQueryClient()));

  function ask(asked: ConnectionQuestion) {
    setQuestion(asked);
    setOpened(true);
    if (asked.kind === 'test') test.mutate({ params: { connectionId: asked.connection.id } });
    if (asked.kind === 'offerTest') test.reset();
  }

  return {
    ask,
    dialogs: (
      <Suspense>
        {question ? (
          <ConnectionDialogs
            question={question}
            opened={opened}
            ownAddress={setup?.baseUrl ?? null}
            test={test}
            onAsk={ask}
            onClose={() => setOpened(false)}
          />
        ) : null}
      </Suspense>
    ),
  };
}

function useConnectionColumns(): Column<NetworkConnection>[] {
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
    { id: 'address', header: t('address'), width: '19%', shownFrom: 860, cell: ({ baseUrl }) => baseUrl },
    {
      id: 'test',
      header: t('lastTest'),
      cell: ({ lastTest, partnerId }) => <TestState test={lastTest} failed={failed.get(partnerId) ?? 0} />,
    },
  ];
}

/** How much was given up for each partner, asked for all of them at once. */
function useFailedCounts(): ReadonlyMap<string, number> {
  const { data = none } = useQuery({
    ...listNetworkMessages({ state: 'FAILED', limit: maximumPageSize }),
    select: ({ data: messages }) => countByPartner(messages),
  });
  return data;
}

/** How many of the messages are for each partner. */
export function countByPartner(messages: readonly Pick<NetworkMessage, 'partnerId'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { partnerId } of messages) counts.set(partnerId, (counts.get(partnerId) ?? 0) + 1);
  return counts;
}

interface TestStateProps {
  test: NetworkTest | null;
  /** How many messages were given up. */
  failed: number;
}

/** What came of the last test of a connection, when that was, and whether something did not arrive. */
function TestState({ test, failed }: TestStateProps) {
  const { t, i18n } = useTranslation('network');
  const undelivered =
    failed > 0 ? (
      <span className={`${kit.danger} ${kit.small} ${kit.strong}`}>{t('messages.failed', { count: failed })}</span>
    ) : null;
  if (test === null) {
    return (
      <span className={classes.cell}>
        <span className={classes.mark} data-state="never">
          {t('test.never')}
        </span>
        {undelivered}
      </span>
    );
  }
  const { testedAt, failedStep, error } = test;
  const state = failedStep === null ? 'works' : 'failed';
  return (
    <span className={classes.cell}>
      <span className={classes.mark} data-state={state}>
        <LineIcon name={state === 'works' ? 'check' : 'warning'} size={14} />
        {failedStep === null ? t('test.works') : t(`test.failedAt.${failedStep}`)}
      </span>
      {error === null ? null : <span className={`${kit.note} ${kit.breakable}`}>{t(`error.${error}`)}</span>}
      <span className={`${kit.note} ${kit.breakable}`}>{momentAgo(testedAt, new Date(), pageLanguage(i18n))}</span>
      {undelivered}
    </span>
  );
}

/** By which words it is said what a partner is to the own organisation. */
export function relationsKey(relations: readonly InvitationRelation[]): (typeof relationsKeys)[number] {
  const [first = 'NONE', second] = relations;
  return second ? 'BOTH' : first;
}

interface ConnectionActionsProps {
  connection: NetworkConnection;
  onAsk: (question: ConnectionQuestion) => void;
}

function ConnectionActions({ connection, onAsk }: ConnectionActionsProps) {
  const { t } = useTranslation('network');
  const { name } = connection;
  return connectionActions.map((kind) => (
    <Button
      key={kind}
      size="xs"
      variant="subtle"
      // Five in a row, in every language.
      px={8}
      aria-label={t(`actionOn.${kind}`, { name })}
      onClick={() => onAsk({ kind, connection })}
    >
      {t(`action.${kind}`)}
    </Button>
  ));
}
