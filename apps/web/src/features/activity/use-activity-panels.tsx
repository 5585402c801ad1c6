import { useTranslation } from 'react-i18next';
import { CheckList } from '../../exchange/line-filters/check-list.tsx';
import { DayRange } from '../../exchange/line-filters/day-range.tsx';
import type { FilterPanel } from '../../exchange/line-filters/use-filter-panels.tsx';
import { useRangeText } from '../../exchange/line-filters/use-range-text.ts';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { formatNumber } from '../../lib/format/format-number.ts';
import { activityGroups } from './activity-groups.ts';
import { ActorChoice } from './actor-choice.tsx';
import type { ActivityView } from './use-activity-view.ts';

/** What the log can be narrowed by. */
export function useActivityPanels({ filters, change }: ActivityView): FilterPanel[] {
  const { t, i18n } = useTranslation('activity');
  const language = pageLanguage(i18n);
  const rangeText = useRangeText();
  const { groups, actorIds, days } = filters;
  const [onlyGroup, ...moreGroups] = groups;
  const counted = (count: number) => (count === 0 ? null : formatNumber(count, language));
  return [
    {
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
    {
      key: 'who',
      label: t('filter.who'),
      chosen: counted(actorIds.length),
      content: <ActorChoice chosen={actorIds} onChange={(chosen) => change({ actorIds: chosen })} />,
    },
    {
      key: 'when',
      label: t('filter.when'),
      chosen: rangeText(days, (day) => formatDate(day, language)),
      content: <DayRange label={t('filter.when')} value={days} onChange={(chosen) => change({ days: chosen })} />,
    },
  ];
}
