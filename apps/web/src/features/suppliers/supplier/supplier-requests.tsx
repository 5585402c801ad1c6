import { Button } from '@mantine/core';
import { words } from '@pcf/contract/filter-kinds';
import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { requestFilters } from '@pcf/contract/operations/requests.filters';
import type { ProductRequestAggregatedStatus } from '@pcf/contract/vocabulary/requests';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FilterFrame } from '../../../exchange/line-filters/filter-frame.tsx';
import { ToggleChip } from '../../../exchange/line-filters/toggle-chip.tsx';
import { LineProgress } from '../../../exchange/line-progress.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { operationQuery } from '../../../lib/api/operation-options.ts';
import type { PageFilter } from '../../../lib/filters/codecs.ts';
import { type FiltersOf, filterSearch, readFilters, toCallQuery } from '../../../lib/filters/filters.ts';
import { formatDate } from '../../../lib/format/date-format.ts';
import { noValue } from '../../../lib/format/number-format.ts';
import { useOwnLocation } from '../../../lib/navigation/use-own-location.ts';
import { CutText } from '../../../ui/data-table/cut-text.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { type Column, useListPage } from '../../../ui/data-table/list-page.ts';
import { EmptyTable } from '../../../ui/empty-table.tsx';
import { NoMatchIllustration } from '../../../ui/illustrations/no-match-illustration.tsx';
import kit from '../../../ui/kit.module.css';
import classes from './request-cells.module.css';

const listEmissionRequests = (query: OperationInput<'listEmissionRequests'>['query']) =>
  operationQuery('listEmissionRequests', { query }, { placeholderData: keepPreviousData });

/** Where something is still to be done comes first. */
const requestStatuses = [
  'REQUESTED',
  'REJECTED',
  'COMPLETED',
  'NOT_STARTED',
] as const satisfies readonly ProductRequestAggregatedStatus[];

/** By what the requests of a supplier are narrowed. */
export const requestTable = {
  statuses: {
    ...words(requestStatuses),
    address: 'requestStatus',
    call: 'productRequestAggregatedStatus' satisfies keyof typeof requestFilters,
    sorted: true,
  },
} as const satisfies Record<string, PageFilter>;

/** Every sending to this supplier, the newest first. */
export function SupplierRequests({ supplierId }: { supplierId: string }) {
  const { t } = useTranslation('suppliers');
  const [view, changeView] = useRequestsView();
  const [page, changePage] = useListPage();
  const { statuses } = view;
  const list = useQuery(
    listEmissionRequests({
      supplierId,
      pageNumber: page.pageNumber,
      limit: page.pageSize,
      ...toCallQuery(requestTable, view),
    }),
  );
  const columns: Column<EmissionRequest>[] = [
    { id: 'reference', header: t('requests.reference'), cell: (row) => <ReferenceCell request={row} /> },
    { id: 'sent', header: t('requests.sent'), cell: (row) => <SentCell request={row} />, width: '17%' },
    { id: 'due', header: t('requests.due'), cell: (row) => <DueCell request={row} />, width: '12%', shownFrom: 760 },
    {
      id: 'campaign',
      header: t('requests.campaign'),
      cell: (row) => <CampaignCell request={row} />,
      width: '18%',
      shownFrom: 860,
    },
    {
      id: 'progress',
      header: t('requests.progress'),
      cell: ({ lines }) => <LineProgress lines={lines} />,
      width: '33%',
    },
  ];
  const isFirst = statuses.length === 0 && !list.isPlaceholderData && list.data?.metadata.count === 0;
  return (
    <>
      {isFirst ? null : <RequestsToolbar view={view} onChange={changeView} />}
      <DataTable
        caption={t('requests.title')}
        columns={columns}
        rowKey={({ requestReference }) => requestReference}
        list={list}
        page={page}
        onPageChange={changePage}
        empty={
          isFirst ? (
            <EmptyTable title={t('requests.empty')} subtitle={t('requests.emptyText')} />
          ) : (
            <EmptyTable
              illustration={<NoMatchIllustration />}
              title={t('requests.noMatch')}
              secondaryAction={<Button onClick={() => changeView({ statuses: [] })}>{t('requests.showAll')}</Button>}
            />
          )
        }
      />
    </>
  );
}

/** The view of the requests, kept in the query string, so that a reload and a link show the same rows. */
function useRequestsView(): [view: RequestsView, changeView: (view: RequestsView) => void] {
  const search = useOwnLocation().search as Record<string, unknown>;
  const navigate = useNavigate();
  const changeView = (view: RequestsView) => {
    void navigate({
      to: '.',
      search: (current: Record<string, unknown>) => ({ ...current, ...requestsViewSearch(view) }),
      resetScroll: false,
    });
  };
  return [readRequestsView(search), changeView];
}

interface RequestsToolbarProps {
  view: RequestsView;
  onChange: (view: RequestsView) => void;
}

function RequestsToolbar({ view, onChange }: RequestsToolbarProps) {
  const { t } = useTranslation('suppliers');
  return (
    <FilterFrame
      view={{ isFiltered: view.statuses.length > 0, clear: () => onChange({ statuses: [] }) }}
      panels={[]}
      toggles={
        <fieldset className={`${kit.row8} ${kit.shrinkable}`} aria-label={t('requests.filter')}>
          {requestStatuses.map((status) => (
            <ToggleChip
              key={status}
              pressed={view.statuses.includes(status)}
              onPress={() => onChange(toggled(view, status))}
            >
              {t(`requestStatus.${status}`)}
            </ToggleChip>
          ))}
        </fieldset>
      }
    />
  );
}

type RequestsView = FiltersOf<typeof requestTable>;

/** Reads the view out of a query string. What makes no sense there is left out. */
export const readRequestsView = (search: Readonly<Record<string, unknown>>): RequestsView =>
  readFilters(requestTable, search);

/** What to put into the query string for a view. Another view begins at its first page. */
export const requestsViewSearch = (view: RequestsView): Record<string, unknown> => ({
  ...filterSearch(requestTable, view),
  pageNumber: undefined,
});

export function toggled({ statuses }: RequestsView, status: ProductRequestAggregatedStatus): RequestsView {
  return {
    statuses: requestStatuses.filter((each) => statuses.includes(each) !== (each === status)),
  };
}

interface CellProps {
  request: EmissionRequest;
}

/** Leads to the products of the request. */
function ReferenceCell({ request: { requestReference } }: CellProps) {
  return (
    <Link className={`${kit.link} ${kit.breakable}`} to="/products/purchased" search={{ textSearch: requestReference }}>
      {requestReference}
    </Link>
  );
}

function SentCell({ request: { createdAt, createdBy } }: CellProps) {
  const { t, i18n } = useTranslation('suppliers');
  return (
    <>
      <span className={kit.tabular}>{formatDate(createdAt, pageLanguage(i18n))}</span>
      <div className={`${kit.note} ${classes.second}`}>
        <CutText>{t('requests.by', { person: createdBy })}</CutText>
      </div>
    </>
  );
}

function DueCell({ request: { dueDate } }: CellProps) {
  const { i18n } = useTranslation();
  return <span className={kit.tabular}>{dueDate === null ? noValue : formatDate(dueDate, pageLanguage(i18n))}</span>;
}

function CampaignCell({ request: { campaign } }: CellProps) {
  if (campaign === null) return noValue;
  return (
    <Link
      className={`${kit.link} ${kit.breakable}`}
      to="/customer/campaigns/$campaignId"
      params={{ campaignId: campaign.id }}
    >
      {campaign.name}
    </Link>
  );
}

type EmissionRequest = OperationOutput<'listEmissionRequests'>['data'][number];
