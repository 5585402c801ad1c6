import { Button } from '@mantine/core';
import { footprintBases } from '@pcf/contract/vocabulary/footprint-basis';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../../../exchange/line-filters/check-list.tsx';
import { FilterFrame } from '../../../exchange/line-filters/filter-frame.tsx';
import type { FilterPanel } from '../../../exchange/line-filters/use-filter-panels.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatNumber } from '../../../lib/format/format-number.ts';
import { type FootprintView, isNarrowed } from '../footprint-view.ts';
import { BasisMark } from './basis-mark.tsx';

/** A list comes before what narrows it. */
const SupplierChoice = lazy(async () => ({
  default: (await import('../../../exchange/line-filters/supplier-choice.tsx')).SupplierChoice,
}));

interface FootprintFiltersProps {
  view: FootprintView;
  onChange: (changed: Partial<FootprintView>) => void;
}

export function FootprintFilters({ view, onChange }: FootprintFiltersProps) {
  const { t, i18n } = useTranslation(['footprintTotals', 'exchange']);
  const { basis, supplierIds, productIds } = view;
  const counted = (chosen: readonly string[]) =>
    chosen.length === 0 ? null : formatNumber(chosen.length, pageLanguage(i18n));
  const panels: FilterPanel[] = [
    {
      key: 'basis',
      label: t('column.basis'),
      chosen: counted(basis),
      content: (
        <CheckList
          label={t('column.basis')}
          options={footprintBases.map((each) => ({ value: each, key: each, label: <BasisMark basis={each} /> }))}
          chosen={basis}
          onChange={(chosen) => onChange({ basis: chosen })}
        />
      ),
    },
    {
      key: 'supplier',
      label: t('exchange:filters.supplier'),
      chosen: counted(supplierIds),
      content: <SupplierChoice chosen={supplierIds} onChange={(chosen) => onChange({ supplierIds: chosen })} />,
    },
  ];
  return (
    <FilterFrame
      view={{
        isFiltered: isNarrowed(view),
        clear: () => onChange({ basis: [], supplierIds: [], productIds: [] }),
      }}
      panels={panels}
    >
      {productIds.length > 0 ? (
        <Button
          size="xs"
          rightSection={<span aria-hidden>×</span>}
          aria-label={t('filters.allProducts', { count: productIds.length })}
          onClick={() => onChange({ productIds: [] })}
        >
          {t('filters.products', { count: productIds.length })}
        </Button>
      ) : null}
    </FilterFrame>
  );
}
