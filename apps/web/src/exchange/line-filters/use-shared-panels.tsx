import { expiryNoticeDays } from '@pcf/contract/exchange-limits';
import { type DataValidity, dataValidities } from '@pcf/contract/vocabulary/data-quality';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatDate } from '../../lib/format/date-format.ts';
import { formatNumber } from '../../lib/format/number-format.ts';
import { exactNumber } from '../../lib/format/numbers.ts';
import { CheckList } from './check-list.tsx';
import { lineTable } from './line-search.ts';
import type { FilterPanel } from './use-filter-panels.tsx';
import type { LineView } from './use-line-view.ts';
import { useRangeText } from './use-range-text.ts';

/** A list comes before what narrows it. */
const DayRange = lazy(async () => ({ default: (await import('./day-range.tsx')).DayRange }));
const RequestedChoice = lazy(async () => ({ default: (await import('./requested-choice.tsx')).RequestedChoice }));
const NumberRange = lazy(async () => ({ default: (await import('./number-range.tsx')).NumberRange }));

/** The filters that several lists have in common. */
export function useSharedPanels({ filters, change }: LineView) {
  const { t, i18n } = useTranslation('exchange');
  const language = pageLanguage(i18n);
  const rangeText = useRangeText();
  /** Of a list of values: how many are chosen. */
  const counted = (count: number) => (count === 0 ? null : formatNumber(count, language));
  const lastUpdated: FilterPanel = {
    key: 'updated',
    label: t('filters.updated'),
    chosen: rangeText(filters.lastUpdated, (day) => formatDate(day, language)),
    content: (
      <DayRange
        label={t('filters.updated')}
        value={filters.lastUpdated}
        onChange={(chosen) => change({ lastUpdated: chosen })}
      />
    ),
  };
  const days = rangeText(filters.requested, (day) => formatDate(day, language));
  const requested: FilterPanel = {
    key: 'requested',
    label: t('filters.requested'),
    chosen: filters.overdue ? [t('filters.overdue'), days].filter(Boolean).join(', ') : days,
    content: <RequestedChoice overdue={filters.overdue} days={filters.requested} onChange={change} />,
  };
  const emissionValue: FilterPanel = {
    key: 'value',
    label: t('filters.value'),
    chosen: rangeText(filters.emissionValue, (amount) => exactNumber(amount, language)),
    content: (
      <NumberRange
        label={t('filters.value')}
        unit="kgCO₂e"
        bounds={lineTable.emissionValue}
        value={filters.emissionValue}
        onChange={(chosen) => change({ emissionValue: chosen })}
      />
    ),
  };
  const validity: FilterPanel = {
    key: 'validity',
    label: t('filters.validity'),
    chosen: counted(filters.validity.length),
    content: <ValidityChoice chosen={filters.validity} onChange={(chosen) => change({ validity: chosen })} />,
  };
  return { lastUpdated, requested, emissionValue, validity, counted };
}

interface ValidityChoiceProps {
  chosen: readonly DataValidity[];
  onChange: (chosen: DataValidity[]) => void;
}

function ValidityChoice({ chosen, onChange }: ValidityChoiceProps) {
  const { t } = useTranslation('exchange');
  return (
    <CheckList
      label={t('filters.validity')}
      options={dataValidities.map((value) => ({
        value,
        key: value,
        label: t(`validity.state.${value}`, { days: expiryNoticeDays }),
      }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
