import { emissionValueGranularities } from '@pcf/contract/vocabulary/emission-data';
import { confidenceLevels } from '@pcf/contract/vocabulary/methods';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import { CheckList } from './check-list.tsx';
import type { moreTable } from './line-search.ts';
import { QualityChoice } from './quality-choice.tsx';
import type { LineView } from './use-line-view.ts';

interface MoreFiltersProps {
  view: LineView;
  withArchive: boolean;
}

export function MoreFilters({ view: { filters, change }, withArchive }: MoreFiltersProps) {
  const { t } = useTranslation('exchange');
  const groups: Record<keyof typeof moreTable, ReactNode> = {
    dataQuality: (
      <QualityChoice withTitle chosen={filters.dataQuality} onChange={(dataQuality) => change({ dataQuality })} />
    ),
    emissionValueGranularity: (
      <CheckList
        label={t('filters.granularity')}
        withTitle
        options={emissionValueGranularities.map((value) => ({ value, key: value, label: t(`granularity.${value}`) }))}
        chosen={filters.emissionValueGranularity}
        onChange={(emissionValueGranularity) => change({ emissionValueGranularity })}
      />
    ),
    emissionValueConfidence: (
      <CheckList
        label={t('filters.confidence')}
        withTitle
        options={confidenceLevels.map((value) => ({ value, key: value, label: t(`confidence.${value}`) }))}
        chosen={filters.emissionValueConfidence}
        onChange={(emissionValueConfidence) => change({ emissionValueConfidence })}
      />
    ),
    emissionDataVerified: (
      <CheckList
        label={t('filters.verification')}
        withTitle
        options={[
          { value: true, key: 'true', label: t('filters.verified') },
          { value: false, key: 'false', label: t('filters.notVerified') },
        ]}
        chosen={filters.emissionDataVerified}
        onChange={(emissionDataVerified) => change({ emissionDataVerified })}
      />
    ),
    archived: withArchive ? (
      <CheckList
        label={t('filters.archive')}
        withTitle
        options={[{ value: true, key: 'archived', label: t('filters.archived') }]}
        chosen={[filters.archived]}
        onChange={(chosen) => change({ archived: chosen.length > 0 })}
      />
    ) : null,
  };
  return (
    <div className={kit.stack16}>
      {Object.entries(groups).map(([name, group]) => (
        <Fragment key={name}>{group}</Fragment>
      ))}
    </div>
  );
}
