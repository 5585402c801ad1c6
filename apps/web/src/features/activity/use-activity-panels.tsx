import { maximumPageSize } from '@pcf/contract/paging';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../../exchange/line-filters/check-list.tsx';
import { DayRange } from '../../exchange/line-filters/day-range.tsx';
import { NamedChoice } from '../../exchange/line-filters/named-choice.tsx';
import type { FilterPanel } from '../../exchange/line-filters/use-filter-panels.tsx';
import { useRangeText } from '../../exchange/line-filters/use-range-text.ts';
import { pageLanguage } from '../../i18n/page-language.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { formatDate } from '../../lib/format/date-format.ts';
import { formatNumber } from '../../lib/format/number-format.ts';
import type { ActivityFilters } from './activity-filters.ts';
import { activityGroups } from './activity-groups.ts';
import type { ActivityView } from './use-activity-view.ts';

const query = { limit: maximumPageSize };

/** Whose doings the log can be narrowed to: the people of the organisation, then its keys. */
const listActors = queryOptions({
  queryKey: ['listUsers', 'listApiKeys', 'actors'],
  queryFn: async ({ signal }) => {
    const [users, keys] = await Promise.all([
      callApi('listUsers', { query }, { signal }),
      callApi('listApiKeys', { query }, { signal }),
    ]);
    return [
      ...users.data.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`, isKey: false })),
      ...keys.data.map(({ id, name }) => ({ id, name, isKey: true })),
    ];
  },
});

/** What the log can be narrowed by. */
export function useActivityPanels({ filters, change }: ActivityView): FilterPanel[] {
  const { t, i18n } = useTranslation('activity');
  const language = pageLanguage(i18n);
  const rangeText = useRangeText();
  const { groups, actorIds, days } = filters;
  const [onlyGroup, ...moreGroups] = groups;
  const counted = (count: number) => (count === 0 ? null : formatNumber(count, language));
  const panels: Record<keyof ActivityFilters, FilterPanel> = {
    groups: {
      key: 'area',
      label: t('filter.area'),
      chosen: onlyGroup && moreGroups.length === 0 ? t(`group.${onlyGroup}`) : counted(groups.length),
      content: (
        <CheckList
          label={t('filter.area')}
          options={activityGroups.map((value) => ({ value, key: value, label: t(`group.${value}`) }))}
          chosen={groups}
          onChange={(chosen) => change({ groups: chosen })}
        />
      ),
    },
    actorIds: {
      key: 'who',
      label: t('filter.who'),
      chosen: counted(actorIds.length),
      content: <ActorChoice chosen={actorIds} onChange={(chosen) => change({ actorIds: chosen })} />,
    },
    days: {
      key: 'when',
      label: t('filter.when'),
      chosen: rangeText(days, (day) => formatDate(day, language)),
      content: <DayRange label={t('filter.when')} value={days} onChange={(chosen) => change({ days: chosen })} />,
    },
  };
  return Object.values(panels);
}

interface ActorChoiceProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function ActorChoice({ chosen, onChange }: ActorChoiceProps) {
  const { t } = useTranslation(['activity', 'common']);
  const { data, isError, isPending } = useQuery(listActors);
  return (
    <NamedChoice
      label={t('filter.who')}
      find={t('filter.find')}
      note={isError ? t('filter.failed') : isPending ? t('common:loading') : t('filter.nobody')}
      options={(data ?? []).map(({ id, name, isKey }) => ({ id, name: isKey ? t('filter.key', { name }) : name }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
