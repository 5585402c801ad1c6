import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NothingMatches } from '../../../exchange/line-filters/nothing-matches.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useListPage } from '../../../ui/data-table/use-list-page.ts';
import { countReceivedProductRequests, listReceivedProductRequests } from './api/list-received-product-requests.ts';
import { NoRequestsYet } from './no-requests-yet.tsx';
import { ReceivedFilters } from './received-filters.tsx';
import { ReceivedLink } from './received-link.tsx';
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
  if (!view.isFiltered && count.data === 0 && list.data?.metadata.count === 0) return <NoRequestsYet />;
  const found = list.data && !list.isPlaceholderData && view.isFiltered ? list.data.metadata.count : null;
  return (
    <>
      <ReceivedFilters view={view} />
      <VisuallyHidden role="status">{found === null ? null : t('found', { count: found })}</VisuallyHidden>
      <DataTable
        caption={t('caption')}
        columns={columns}
        rowKey={({ lineId }) => lineId}
        list={list}
        page={page}
        onPageChange={changePage}
        renderRowLink={(line, props) => <ReceivedLink line={line} {...props} />}
        empty={<NothingMatches view={view} />}
      />
    </>
  );
}
