import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LineProgress } from '../../../exchange/line-progress/line-progress.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useListPage } from '../../../ui/data-table/use-list-page.ts';
import { EmptyTable } from '../../../ui/empty-table/empty-table.tsx';
import { NoMatchIllustration } from '../../../ui/illustrations/no-match-illustration.tsx';
import { type EmissionRequest, listEmissionRequests } from '../api/list-emission-requests.ts';
import { CampaignCell, DueCell, ReferenceCell, SentCell } from './request-cells.tsx';
import { RequestsToolbar } from './requests-toolbar.tsx';
import { useRequestsView } from './use-requests-view.ts';

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
      ...(statuses.length > 0 && { productRequestAggregatedStatus: [...statuses] }),
    }),
  );
  const columns: Column<EmissionRequest>[] = [
    { id: 'reference', header: t('requests.reference'), cell: (row) => <ReferenceCell request={row} /> },
    { id: 'sent', header: t('requests.sent'), cell: (row) => <SentCell request={row} />, width: '17%' },
    { id: 'due', header: t('requests.due'), cell: (row) => <DueCell request={row} />, width: '12%' },
    { id: 'campaign', header: t('requests.campaign'), cell: (row) => <CampaignCell request={row} />, width: '18%' },
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
