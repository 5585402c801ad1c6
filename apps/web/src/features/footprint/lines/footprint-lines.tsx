import { Button } from '@mantine/core';
import { footprintBases } from '@pcf/contract/vocabulary/footprint';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../../../exchange/line-filters/check-list.tsx';
import { FilterFrame } from '../../../exchange/line-filters/filter-frame.tsx';
import type { FilterPanel } from '../../../exchange/line-filters/use-filter-panels.tsx';
import { LineLink } from '../../../exchange/line-link.tsx';
import { useLineSelection } from '../../../exchange/line-table/use-line-selection.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { noFilters } from '../../../lib/filters/filters.ts';
import { formatNumber } from '../../../lib/format/number-format.ts';
import type { MassUnit } from '../../../lib/format/rounding.ts';
import { useOwnLocation } from '../../../lib/navigation/use-own-location.ts';
import { useMayCall } from '../../../lib/use-may-call.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useListPage } from '../../../ui/data-table/list-page.ts';
import { EmptyTable } from '../../../ui/empty-table.tsx';
import { FoundStatus } from '../../../ui/found-status.tsx';
import { NoMatchIllustration } from '../../../ui/illustrations/no-match-illustration.tsx';
import kit from '../../../ui/kit.module.css';
import { type FootprintLine, listFootprintLines } from '../footprint-calls.ts';
import classes from '../footprint-page.module.css';
import { type FootprintView, footprintQuery, footprintTable, isNarrowed } from '../footprint-view.ts';
import { BasisMark } from './basis-mark.tsx';
import { useFootprintColumns } from './use-footprint-columns.tsx';

/** A list comes before what narrows it. */
const SupplierChoice = lazy(async () => ({
  default: (await import('../../../exchange/line-filters/supplier-choice.tsx')).SupplierChoice,
}));

/** With the whole catalogue behind it. */
const EstimateDialog = lazy(async () => ({
  default: (await import('../estimate-dialog.tsx')).EstimateDialog,
}));

const noLines: readonly FootprintLine[] = [];

interface FootprintLinesProps {
  /** Of all figures of the year. */
  unit: MassUnit;
  view: FootprintView;
  onChange: (changed: Partial<FootprintView>) => void;
}

/** Each purchase with its figure; the largest first. */
export function FootprintLines({ unit, view, onChange }: FootprintLinesProps) {
  const { t } = useTranslation(['footprintTotals', 'exchange']);
  const [page, changePage] = useListPage();
  const list = useQuery(
    listFootprintLines({ pageNumber: page.pageNumber, limit: page.pageSize, ...footprintQuery(view) }),
  );
  const { lines, clear, withActions } = useLineSelection(list.data?.data ?? noLines);
  const { estimate, dialog } = useEstimating(clear);
  const columns = useFootprintColumns(unit);
  const mayEstimate = useMayCall()('chooseEstimates');
  const heading = useShownBehind();
  const narrowed = isNarrowed(view);
  return (
    <section className={classes.lines}>
      <h2 id="lines" ref={heading} className={`${kit.heading} ${classes.footprintLinesTitle}`} tabIndex={-1}>
        {t('lines.title')}
      </h2>
      {mayEstimate ? <p className={`${kit.muted} ${kit.reading} ${classes.hint}`}>{t('lines.hint')}</p> : null}
      <FootprintFilters view={view} onChange={onChange} />
      <FoundStatus
        list={list}
        isNarrowed={narrowed}
        say={(count, more) => t(more ? 'lines.foundMore' : 'lines.found', { count })}
      />
      <DataTable
        caption={t('lines.title')}
        columns={columns}
        rowKey={({ lineId }) => lineId}
        list={list}
        page={page}
        onPageChange={changePage}
        selection={withActions(
          mayEstimate ? (
            <Button size="xs" data-usual onClick={() => estimate(lines)}>
              {t('estimate.action')}
            </Button>
          ) : null,
        )}
        renderRowLink={(line, props) => <LineLink line={line} {...props} />}
        empty={
          <EmptyTable
            illustration={<NoMatchIllustration />}
            title={t('exchange:filters.noMatch')}
            secondaryAction={
              <Button onClick={() => onChange(noFilters(footprintTable))}>{t('exchange:filters.clearAll')}</Button>
            }
          />
        }
      />
      {dialog}
    </section>
  );
}

/** A link from a figure to the rows behind it moves the focus there. */
function useShownBehind() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, searchStr } = useOwnLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each figure leads to the same place with another search
  useEffect(() => {
    if (hash === 'lines') heading.current?.focus({ preventScroll: true });
  }, [hash, searchStr]);
  return heading;
}

/** The dialog that chooses estimates, loaded when it is first wanted. */
function useEstimating(onDone: () => void) {
  const [lines, setLines] = useState<readonly FootprintLine[]>([]);
  const [opened, setOpened] = useState(false);
  return {
    estimate: (chosen: readonly FootprintLine[]) => {
      setLines(chosen);
      setOpened(true);
    },
    dialog:
      lines.length > 0 ? (
        <Suspense>
          <EstimateDialog lines={lines} opened={opened} onClose={() => setOpened(false)} onDone={onDone} />
        </Suspense>
      ) : null,
  };
}

interface FootprintFiltersProps {
  view: FootprintView;
  onChange: (changed: Partial<FootprintView>) => void;
}

function FootprintFilters({ view, onChange }: FootprintFiltersProps) {
  const { t, i18n } = useTranslation(['footprintTotals', 'exchange']);
  const { basis, supplierIds, productIds } = view;
  const counted = (chosen: readonly string[]) =>
    chosen.length === 0 ? null : formatNumber(chosen.length, pageLanguage(i18n));
  // The products stand beside the panels, while some are chosen.
  const panels: Record<Exclude<keyof typeof footprintTable, 'productIds'>, FilterPanel> = {
    basis: {
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
    supplierIds: {
      key: 'supplier',
      label: t('exchange:filters.supplier'),
      chosen: counted(supplierIds),
      content: <SupplierChoice chosen={supplierIds} onChange={(chosen) => onChange({ supplierIds: chosen })} />,
    },
  };
  return (
    <FilterFrame
      view={{
        isFiltered: isNarrowed(view),
        clear: () => onChange(noFilters(footprintTable)),
      }}
      panels={Object.values(panels)}
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
