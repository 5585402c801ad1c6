import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterButton } from '../../../exchange/line-filters/filter-button.tsx';
import { FilterSheet } from '../../../exchange/line-filters/filter-sheet.tsx';
import classes from '../../../exchange/line-filters/line-filters.module.css';
import { SearchInput } from '../../../exchange/line-filters/search-input.tsx';
import type { FilterPanel } from '../../../exchange/line-filters/use-filter-panels.tsx';
import { getSoldProduct } from '../../../exchange/sold-products.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatNumber } from '../../../lib/format/number-format.ts';
import kit from '../../../ui/kit.module.css';
import { LoadingSpinner } from '../../../ui/loading-spinner.tsx';
import type { MatchView } from './use-match-view.ts';

const CustomerChoice = lazy(async () => ({
  default: (await import('../../../exchange/line-filters/customer-choice.tsx')).CustomerChoice,
}));

/** What the matches can be narrowed by: words, customers, and the sold product whose page led here. */
export function MatchFilters({ view }: { view: MatchView }) {
  const { t, i18n } = useTranslation(['exchange', 'templateMatches']);
  const { filters, change, clear, isFiltered } = view;
  const chosen = filters.customerIds.length;
  const panels: FilterPanel[] = [
    {
      key: 'customer',
      label: t('filters.customer'),
      chosen: chosen === 0 ? null : formatNumber(chosen, pageLanguage(i18n)),
      content: (
        <Suspense fallback={<LoadingSpinner small />}>
          <CustomerChoice chosen={filters.customerIds} onChange={(customerIds) => change({ customerIds })} />
        </Suspense>
      ),
    },
  ];
  return (
    <search className={`${kit.stack8} ${kit.oneColumn} ${kit.below12}`} aria-label={t('filters.label')}>
      <div className={classes.words}>
        <SearchInput
          label={t('filters.search')}
          placeholder={t('templateMatches:searchHint')}
          value={filters.textSearch}
          onSearch={(textSearch) => change({ textSearch }, { replace: true })}
        />
        <div className={classes.buttons}>
          {panels.map((panel) => (
            <FilterButton key={panel.key} panel={panel} />
          ))}
        </div>
        <FilterSheet panels={panels} onClear={clear} />
        {view.soldProductId === null ? null : (
          <SoldProductChip soldProductId={view.soldProductId} onRemove={view.clearSoldProduct} />
        )}
        {isFiltered ? (
          <Button variant="subtle" onClick={clear}>
            {t('filters.clear')}
          </Button>
        ) : null}
      </div>
    </search>
  );
}

function SoldProductChip({ soldProductId, onRemove }: { soldProductId: string; onRemove: () => void }) {
  const { t } = useTranslation('templateMatches');
  const { data } = useQuery(getSoldProduct(soldProductId));
  const name = data?.name ?? '';
  return (
    <Button
      variant="light"
      aria-label={t('forTemplate.remove', { name })}
      rightSection={<span aria-hidden>×</span>}
      onClick={onRemove}
    >
      {t('forTemplate.label', { name })}
    </Button>
  );
}
