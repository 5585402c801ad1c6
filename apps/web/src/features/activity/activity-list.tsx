import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatMinute } from '../../lib/format/format-minute.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { ChangePage, ListPage } from '../../ui/data-table/list-page.ts';
import type { ListState } from '../../ui/data-table/list-state.ts';
import { EmptyTable } from '../../ui/empty-table/empty-table.tsx';
import { NoMatchIllustration } from '../../ui/illustrations/no-match-illustration.tsx';
import { groupOf } from './activity-groups.ts';
import { ActivitySentences } from './activity-sentences.tsx';
import type { ActivityEntry } from './api/list-activities.ts';
import type { ActivityView } from './use-activity-view.ts';

interface ActivityListProps {
  view: ActivityView;
  list: ListState<ActivityEntry>;
  page: ListPage;
  onPageChange: ChangePage;
}

export function ActivityList({ view: { isFiltered, clear }, list, page, onPageChange }: ActivityListProps) {
  const { t, i18n } = useTranslation(['activity', 'exchange']);
  const columns: Column<ActivityEntry>[] = [
    { id: 'what', header: t('column.what'), cell: (entry) => <ActivitySentences entry={entry} /> },
    { id: 'area', header: t('column.area'), width: '190px', cell: ({ event }) => t(`group.${groupOf(event)}`) },
    {
      id: 'when',
      header: t('column.when'),
      width: '160px',
      cell: ({ createdAt }) => (
        <time className="tabular" dateTime={createdAt}>
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
