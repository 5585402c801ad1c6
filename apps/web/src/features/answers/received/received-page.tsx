import { Button } from '@mantine/core';
import type { receivedFilters } from '@pcf/contract/line-filters';
import { receivedRequestSortFields } from '@pcf/contract/vocabulary/requests';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CustomerChoice } from '../../../exchange/line-filters/customer-choice.tsx';
import { FilterBar } from '../../../exchange/line-filters/filter-bar.tsx';
import type { PanelName } from '../../../exchange/line-filters/line-search.ts';
import { supplierNeeds } from '../../../exchange/line-filters/needs-chip.tsx';
import { NothingMatches } from '../../../exchange/line-filters/nothing-matches.tsx';
import { QualityChoice } from '../../../exchange/line-filters/quality-choice.tsx';
import { StatusChoice } from '../../../exchange/line-filters/status-choice.tsx';
import type { FilterPanel } from '../../../exchange/line-filters/use-filter-panels.tsx';
import type { LineView } from '../../../exchange/line-filters/use-line-view.ts';
import { useSharedPanels } from '../../../exchange/line-filters/use-shared-panels.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useListPage } from '../../../ui/data-table/list-page.ts';
import { EmptyTable } from '../../../ui/empty-table.tsx';
import { FoundStatus } from '../../../ui/found-status.tsx';
import kit from '../../../ui/kit.module.css';
import { countReceivedProductRequests, listReceivedProductRequests } from './list-received-product-requests.ts';
import { ReceivedLink } from './received-link.tsx';
import { usePostponing } from './use-postponing.tsx';
import { useReceivedColumns } from './use-received-columns.tsx';
import { receivedQuery, useReceivedView } from './use-received-view.ts';

/** What customers ask of the organisation, and what it has to do next. */
export function ReceivedPage() {
  const { t } = useTranslation('received');
  const view = useReceivedView();
  const [page, changePage] = useListPage();
  const list = useQuery(
    listReceivedProductRequests({
      pageNumber: page.pageNumber,
      limit: page.pageSize,
      ...receivedQuery(view.filters),
    }),
  );
  const count = useQuery(countReceivedProductRequests);
  const columns = useReceivedColumns(view);
  const { actions, dialog } = usePostponing();
  if (!view.isFiltered && count.data === 0 && list.data?.metadata.count === 0) return <NoRequestsYet />;
  return (
    <>
      <ReceivedFilters view={view} />
      <FoundStatus
        list={list}
        isNarrowed={view.isFiltered}
        say={(count, more) => t(more ? 'foundMore' : 'found', { count })}
      />
      <DataTable
        caption={t('caption')}
        columns={columns}
        rowKey={({ lineId }) => lineId}
        list={list}
        page={page}
        onPageChange={changePage}
        actions={actions}
        renderRowLink={(line, props) => <ReceivedLink line={line} {...props} />}
        empty={<NothingMatches view={view} />}
      />
      {dialog}
    </>
  );
}

/** What the received requests can be narrowed and sorted by. */
function ReceivedFilters({ view }: { view: LineView }) {
  const { t } = useTranslation('received');
  const panels = useReceivedPanels(view);
  return (
    <FilterBar
      view={view}
      panels={panels}
      searchHint={t('filters.searchHint')}
      sortFields={receivedRequestSortFields}
      needs={supplierNeeds}
    />
  );
}

/** Before the first request: what this place is for. Nobody can ask for one, but a footprint can be worked out already. */
function NoRequestsYet() {
  const { t } = useTranslation('received');
  return (
    <div className={kit.card}>
      <EmptyTable
        title={t('empty.title')}
        subtitle={t('empty.text')}
        primaryAction={
          <Button renderRoot={(button) => <Link {...button} to="/supplier/calculator" />}>{t('empty.action')}</Button>
        }
      />
    </div>
  );
}

function useReceivedPanels(view: LineView): FilterPanel[] {
  const { t } = useTranslation('exchange');
  const { lastUpdated, requested, validity, counted } = useSharedPanels(view);
  const { filters, change } = view;
  const panels: Record<PanelName<typeof receivedFilters>, FilterPanel> = {
    productRequestStatus: {
      key: 'status',
      label: t('filters.status'),
      chosen: counted(filters.productRequestStatus.length),
      content: (
        <StatusChoice
          side="SUPPLIER"
          chosen={filters.productRequestStatus}
          onChange={(productRequestStatus) => change({ productRequestStatus })}
        />
      ),
    },
    customerIds: {
      key: 'customer',
      label: t('filters.customer'),
      chosen: counted(filters.customerIds.length),
      content: <CustomerChoice chosen={filters.customerIds} onChange={(customerIds) => change({ customerIds })} />,
    },
    requested,
    lastUpdated,
    validity,
    dataQuality: {
      key: 'quality',
      label: t('filters.quality'),
      chosen: counted(filters.dataQuality.length),
      content: <QualityChoice chosen={filters.dataQuality} onChange={(dataQuality) => change({ dataQuality })} />,
    },
  };
  return Object.values(panels);
}
