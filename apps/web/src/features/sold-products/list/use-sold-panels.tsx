import { useTranslation } from 'react-i18next';
import { CheckList } from '../../../exchange/line-filters/check-list.tsx';
import type { FilterPanel } from '../../../exchange/line-filters/use-filter-panels.tsx';
import type { LineView } from '../../../exchange/line-filters/use-line-view.ts';
import { useSharedPanels } from '../../../exchange/line-filters/use-shared-panels.tsx';

export function useSoldPanels(view: LineView): FilterPanel[] {
  const { t } = useTranslation('templates');
  const { updated, value, validity, counted } = useSharedPanels(view);
  const { filters, change } = view;
  return [
    value,
    validity,
    {
      key: 'complete',
      label: t('filters.complete'),
      chosen: counted(filters.complete.length),
      content: (
        <CheckList
          label={t('filters.complete')}
          options={[
            { value: true, key: 'true', label: t('filters.isComplete') },
            { value: false, key: 'false', label: t('filters.isIncomplete') },
          ]}
          chosen={filters.complete}
          onChange={(complete) => change({ complete })}
        />
      ),
    },
    {
      key: 'outdated',
      label: t('filters.outdated'),
      chosen: counted(filters.outdated.length),
      content: (
        <CheckList
          label={t('filters.outdated')}
          options={[
            { value: true, key: 'true', label: t('filters.isOutdated') },
            { value: false, key: 'false', label: t('filters.isUpToDate') },
          ]}
          chosen={filters.outdated}
          onChange={(outdated) => change({ outdated })}
        />
      ),
    },
    updated,
  ];
}
