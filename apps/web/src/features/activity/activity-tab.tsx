import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FilterFrame } from '../../exchange/line-filters/filter-frame.tsx';
import { useListPage } from '../../ui/data-table/use-list-page.ts';
import { ListSection } from '../../ui/list-section/list-section.tsx';
import { activityQuery } from './activity-filters.ts';
import { ActivityList } from './activity-list.tsx';
import { listActivities } from './api/list-activities.ts';
import { ExportActivity } from './export-activity.tsx';
import { useActivityPanels } from './use-activity-panels.tsx';
import { useActivityView } from './use-activity-view.ts';

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
