import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { ActivityDetails } from '@pcf/contract/resources/activity';
import type { ExportedFile } from '@pcf/contract/vocabulary/lists';
import type { UserAccessLevel } from '@pcf/contract/vocabulary/users';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterFrame } from '../../exchange/line-filters/filter-frame.tsx';
import { pageLanguage } from '../../i18n/page-language.ts';
import { operationQuery } from '../../lib/api/operation-options.ts';
import { formatMinute } from '../../lib/format/date-format.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import {
  type ChangePage,
  type Column,
  type ListPage,
  type ListState,
  useListPage,
} from '../../ui/data-table/list-page.ts';
import { EmptyTable } from '../../ui/empty-table.tsx';
import { NoMatchIllustration } from '../../ui/illustrations/no-match-illustration.tsx';
import kit from '../../ui/kit.module.css';
import { ListSection } from '../../ui/list-section.tsx';
import { type ActivityQuery, activityQuery } from './activity-filters.ts';
import { groupOf } from './activity-groups.ts';
import classes from './activity-tab.module.css';
import { type SentenceForm, type SentenceKey, saysEach, sentenceForms } from './sentence-forms.ts';
import { useActivityPanels } from './use-activity-panels.tsx';
import { type ActivityView, useActivityView } from './use-activity-view.ts';

type ActivityEntry = OperationOutput<'listActivities'>['data'][number];

const listActivities = (query: ActivityQuery) =>
  // Whatever was done on another page a moment ago is in it.
  operationQuery('listActivities', { query }, { placeholderData: keepPreviousData, staleTime: 0 });

/** Stands for the actor until the sentence is shown; no name has it. */
const mark = '\uE000';

/** Fetched with the first wish for a file. */
const ExportActivityModal = lazy(async () => ({
  default: (await import('./export-activity-modal.tsx')).ExportActivityModal,
}));

export function ActivityTab() {
  const { t } = useTranslation('activity');
  const view = useActivityView();
  const panels = useActivityPanels(view);
  const [page, changePage] = useListPage();
  const query = activityQuery(view.filters);
  const list = useQuery(listActivities({ ...query, pageNumber: page.pageNumber, limit: page.pageSize }));
  return (
    <ListSection title={t('title')} list={list} description={t('text')} action={<ExportActivity filters={query} />}>
      <FilterFrame view={view} panels={panels} />
      <ActivityList view={view} list={list} page={page} onPageChange={changePage} />
    </ListSection>
  );
}

function ExportActivity({ filters }: { filters: ActivityQuery }) {
  const { t } = useTranslation('activity');
  const [wanted, setWanted] = useState(false);
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button
        onClick={() => {
          setWanted(true);
          open();
        }}
      >
        {t('export.open')}
      </Button>
      <Suspense>{wanted ? <ExportActivityModal filters={filters} opened={opened} onClose={close} /> : null}</Suspense>
    </>
  );
}

interface ActivityListProps {
  view: ActivityView;
  list: ListState<ActivityEntry>;
  page: ListPage;
  onPageChange: ChangePage;
}

function ActivityList({ view: { isFiltered, clear }, list, page, onPageChange }: ActivityListProps) {
  const { t, i18n } = useTranslation(['activity', 'exchange']);
  const columns: Column<ActivityEntry>[] = [
    { id: 'what', header: t('column.what'), cell: (entry) => <ActivitySentences entry={entry} /> },
    {
      id: 'area',
      header: t('column.area'),
      width: '150px',
      shownFrom: 760,
      cell: ({ event }) => t(`group.${groupOf(event)}`),
    },
    {
      id: 'when',
      header: t('column.when'),
      width: '160px',
      cell: ({ createdAt }) => (
        <time className={kit.tabular} dateTime={createdAt}>
          {formatMinute(createdAt, pageLanguage(i18n))}
        </time>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rowKey={({ id }) => id}
      list={list}
      page={page}
      onPageChange={onPageChange}
      empty={
        isFiltered ? (
          <EmptyTable
            illustration={<NoMatchIllustration />}
            title={t('exchange:filters.noMatch')}
            secondaryAction={<Button onClick={clear}>{t('exchange:filters.clearAll')}</Button>}
          />
        ) : (
          <EmptyTable title={t('empty.title')} subtitle={t('empty.text')} />
        )
      }
    />
  );
}

/** What happened, with the name of the actor. */
function ActivitySentences({ entry }: { entry: ActivityEntry }) {
  const { t } = useTranslation('activity');
  const sentences = useSentences()(entry);
  return (
    <div className={`${kit.regular} ${kit.breakable} ${classes.sentences}`}>
      {sentences.map(({ before, after }) => (
        <div key={`${before}${after}`}>
          {before}
          {after === null ? null : (
            <>
              <strong className={kit.bold}>{entry.actor?.name ?? t('somebody')}</strong>
              {entry.actor?.isKey ? <span className={`${kit.finePrint} ${classes.key}`}>{t('isKey')}</span> : null}
              {after}
            </>
          )}
        </div>
      ))}
    </div>
  );
}

interface Sentence {
  /** What stands before and behind the name of the actor; nothing behind where the sentence does not name it. */
  readonly before: string;
  readonly after: string | null;
}

/** Tells entries in whole sentences of the reader's language. */
function useSentences(): (entry: ActivityEntry) => Sentence[] {
  const { t } = useTranslation(['activity', 'users']);
  const level = (word: string) => t(`users:level.${word as UserAccessLevel}`);
  const words = (event: ActivityEntry['event'], details: ActivityDetails) => {
    const { from = '', to = '', accessLevel = '', file = '', format = '', count = '0' } = details;
    const isLevel = event === 'ACCESS_LEVEL_CHANGED';
    return {
      ...details,
      count: Number(count),
      from: isLevel ? level(from) : from,
      to: isLevel ? level(to) : to,
      accessLevel: level(accessLevel),
      file: t(`file.${file as ExportedFile}`),
      format: format.toUpperCase(),
    };
  };
  return (entry) => {
    const said = words(entry.event, entry.details);
    return sentencesOf(entry).map((key) => {
      const [before = '', after = null] = t(`sentence.${key}`, { ...said, who: mark }).split(mark);
      return { before, after };
    });
  };
}

/** The sentences that tell an entry: one, or one for each thing that changed. */
export function sentencesOf({
  event,
  actor,
  details,
}: Pick<ActivityEntry, 'event' | 'actor' | 'details'>): SentenceKey[] {
  const forms: readonly SentenceForm<SentenceKey>[] = sentenceForms[event];
  const sayable = forms.filter(
    ({ needs, when }) =>
      needs.every((need) => (need === 'who' ? actor !== null : details[need] !== undefined)) &&
      (when === undefined || details[when[0]] === when[1]),
  );
  const told = saysEach.includes(event) ? sayable : sayable.slice(0, 1);
  return (told.length > 0 ? told : forms.slice(-1)).map(({ key }) => key);
}
