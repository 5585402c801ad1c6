import { Button } from '@mantine/core';
import type { soldProductFilters } from '@pcf/contract/line-filters';
import { productSortFields } from '@pcf/contract/vocabulary/requests';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { FootprintSource } from '../../../exchange/footprint-files/footprint-source.ts';
import { FootprintsButton } from '../../../exchange/footprint-files/footprints-button.tsx';
import { CheckList } from '../../../exchange/line-filters/check-list.tsx';
import { FilterBar } from '../../../exchange/line-filters/filter-bar.tsx';
import type { PanelName } from '../../../exchange/line-filters/line-search.ts';
import { NothingMatches } from '../../../exchange/line-filters/nothing-matches.tsx';
import type { FilterPanel } from '../../../exchange/line-filters/use-filter-panels.tsx';
import type { LineView } from '../../../exchange/line-filters/use-line-view.ts';
import { useSharedPanels } from '../../../exchange/line-filters/use-shared-panels.tsx';
import { useMayCall } from '../../../lib/use-may-call.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useListPage } from '../../../ui/data-table/list-page.ts';
import { useRowSelection } from '../../../ui/data-table/use-row-selection.ts';
import { EmptyTable } from '../../../ui/empty-table.tsx';
import { FoundStatus } from '../../../ui/found-status.tsx';
import kit from '../../../ui/kit.module.css';
import { countSoldProducts, type ListedSoldProduct, listSoldProducts } from './list-sold-products.ts';
import { useSoldColumns } from './use-sold-columns.tsx';
import { soldQuery, useSoldView } from './use-sold-view.ts';

interface SoldPageProps {
  onAdd: () => void;
  onExport: (products: readonly ListedSoldProduct[]) => void;
  /** Asks before it deletes; `onDone` is told once they are gone. */
  onRemove: (products: readonly ListedSoldProduct[], onDone: () => void) => void;
}

const none: readonly ListedSoldProduct[] = [];
const rowKey = ({ id }: ListedSoldProduct) => id;

/** A page of the list has no more of them than an address holds. */
const chosenSoldProducts = (products: readonly ListedSoldProduct[]): FootprintSource => ({
  origin: 'sold-products',
  query: { templateIds: products.map(({ id }) => id) },
  one: products.length === 1 ? (products[0]?.id ?? null) : null,
});

/** What the organisation sells, with the data it answers its customers with. */
export function SoldPage({ onAdd, onExport, onRemove }: SoldPageProps) {
  const { t } = useTranslation('templates');
  const view = useSoldView();
  const [page, changePage] = useListPage();
  const list = useQuery(
    listSoldProducts({ pageNumber: page.pageNumber, limit: page.pageSize, ...soldQuery(view.filters) }),
  );
  const count = useQuery(countSoldProducts);
  const mayRemove = useMayCall()('deleteTemplates');
  const columns = useSoldColumns(view);
  const { rows, clear, withActions } = useRowSelection(list.data?.data ?? none, rowKey);
  if (!view.isFiltered && count.data === 0 && list.data?.metadata.count === 0) {
    return <FirstSoldProduct onAdd={onAdd} />;
  }
  return (
    <>
      <SoldFilters view={view} />
      <FoundStatus
        list={list}
        isNarrowed={view.isFiltered}
        say={(count, more) => t(more ? 'list.foundMore' : 'list.found', { count })}
      />
      <DataTable
        caption={t('list.caption')}
        columns={columns}
        rowKey={rowKey}
        list={list}
        page={page}
        onPageChange={changePage}
        selection={withActions(
          <>
            <Button size="xs" data-usual onClick={() => onExport(rows)}>
              {t('buttons.export')}
            </Button>
            <FootprintsButton size="xs" source={chosenSoldProducts(rows)} fileName={t('export.fileName')}>
              {t('list.forOthers')}
            </FootprintsButton>
            {mayRemove ? (
              <Button size="xs" onClick={() => onRemove(rows, clear)}>
                {t('list.remove')}
              </Button>
            ) : null}
          </>,
        )}
        renderRowLink={(product, props) => <SoldLink product={product} {...props} />}
        empty={<NothingMatches view={view} />}
      />
    </>
  );
}

interface SoldLinkProps {
  product: ListedSoldProduct;
  ref: RefObject<HTMLAnchorElement | null>;
  className: string;
  children: string;
}

function SoldLink({ product: { id }, ...link }: SoldLinkProps) {
  return <Link {...link} to="/products/sold/$soldProductId" params={{ soldProductId: id }} />;
}

/** Before the first one: what this place is for, and the three ways to begin. */
function FirstSoldProduct({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('templates');
  const mayAdd = useMayCall()('createTemplate');
  if (!mayAdd) {
    return (
      <div className={kit.card}>
        <EmptyTable title={t('empty.title')} />
      </div>
    );
  }
  return (
    <div className={kit.card}>
      <EmptyTable
        title={t('empty.title')}
        subtitle={t('empty.text')}
        primaryAction={
          <Button variant="filled" onClick={onAdd}>
            {t('buttons.add')}
          </Button>
        }
        secondaryAction={
          <>
            <Button renderRoot={(button) => <Link {...button} to="/products/sold/import" />}>
              {t('empty.import')}
            </Button>
            <Button
              renderRoot={(button) => (
                <Link
                  {...button}
                  to="/products/received-requests"
                  search={{ productRequestStatus: ['COMPLETED', 'PENDING_REVIEW'] }}
                />
              )}
            >
              {t('empty.fromAnswer')}
            </Button>
          </>
        }
      />
    </div>
  );
}

/** What the sold products can be narrowed and sorted by. */
function SoldFilters({ view }: { view: LineView }) {
  const { t } = useTranslation('templates');
  const panels = useSoldPanels(view);
  return <FilterBar view={view} panels={panels} searchHint={t('filters.searchHint')} sortFields={productSortFields} />;
}

function useSoldPanels(view: LineView): FilterPanel[] {
  const { t } = useTranslation('templates');
  const { lastUpdated, emissionValue, validity, counted } = useSharedPanels(view);
  const { filters, change } = view;
  const panels: Record<PanelName<typeof soldProductFilters>, FilterPanel> = {
    emissionValue,
    validity,
    complete: {
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
    outdated: {
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
    lastUpdated,
  };
  return Object.values(panels);
}
