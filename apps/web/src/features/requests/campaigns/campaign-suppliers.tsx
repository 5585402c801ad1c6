import { Button } from '@mantine/core';
import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { maximumPageSize } from '@pcf/contract/paging';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineProgress } from '../../../exchange/line-progress.tsx';
import type { LineActions } from '../../../exchange/line-table/line-actions.ts';
import { ExternalMark } from '../../../exchange/network/external-mark.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { dayOf, formatDate } from '../../../lib/format/date-format.ts';
import { noValue } from '../../../lib/format/number-format.ts';
import { showProblemToast } from '../../../lib/toasts/show-toast.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { type Column, useListPage } from '../../../ui/data-table/list-page.ts';
import { EmptyTable } from '../../../ui/empty-table.tsx';
import kit from '../../../ui/kit.module.css';
import classes from './campaign-page.module.css';
import { type CampaignDetails, type CampaignRequest, getCampaign } from './get-campaign.ts';

/** Asked for at the moment it is needed, and not kept: what was waiting a minute ago may have been answered. */
const listPurchasedProducts = (query: PurchasedProductsQuery) => callApi('listPurchasedProducts', { query });

/** So few at once that the lines of all of them can be paged through. */
const suppliersAtOnce = 25;

/** In which a supplier can be reminded. */
const waitingStatuses = ['REQUESTED', 'REJECTED'];

interface CampaignSuppliersProps {
  campaign: CampaignDetails;
  onRemind: LineActions['resend'];
}

/** Everybody who was asked; those from whom nothing was heard come first. */
export function CampaignSuppliers({ campaign, onRemind }: CampaignSuppliersProps) {
  const { t } = useTranslation('campaigns');
  const queryClient = useQueryClient();
  const [page, changePage] = useListPage();
  const { remind, isCollecting } = useRemind(
    onRemind,
    () => void queryClient.invalidateQueries({ queryKey: getCampaign(campaign.id).queryKey }),
  );
  const { requests, silentSuppliers } = campaign;
  const silent = requests.filter((request) => request.silent);
  const first = page.pageNumber * page.pageSize;
  const list = {
    data: { data: requests.slice(first, first + page.pageSize), metadata: { count: requests.length } },
    isError: false,
    isFetching: false,
    isPlaceholderData: false,
    refetch: () => undefined,
  };
  const columns: Column<CampaignRequest>[] = [
    {
      id: 'supplier',
      header: t('column.supplier'),
      cell: ({ supplier }) => supplier.name,
      below: ({ requestReference, supplier }) => (
        <div className={`${kit.row} ${classes.below}`}>
          {requestReference}
          <ExternalMark partnerId={supplier.id} />
        </div>
      ),
    },
    { id: 'progress', header: t('column.products'), cell: ({ lines }) => <LineProgress lines={lines} />, width: '28%' },
    {
      id: 'reminder',
      header: t('column.reminder'),
      cell: (row) => <ReminderCell request={row} />,
      width: '19%',
      shownFrom: 960,
    },
    { id: 'due', header: t('column.due'), cell: (row) => <DueCell request={row} />, width: '116px', shownFrom: 760 },
  ];
  return (
    <div>
      <div className={`${kit.bar} ${kit.below12}`}>
        <h2 className={kit.heading}>{t('suppliers')}</h2>
        {silentSuppliers > 0 ? (
          <Button variant="filled" aria-busy={isCollecting} onClick={() => void remind(silent)}>
            {t('remindSilent', { count: silentSuppliers })}
          </Button>
        ) : null}
      </div>
      <DataTable
        caption={t('suppliers')}
        columns={columns}
        rowKey={({ requestReference }) => requestReference}
        list={list}
        page={page}
        onPageChange={changePage}
        renderRowLink={({ supplier }, props) => (
          <Link {...props} to="/customer/suppliers/$supplierId" params={{ supplierId: supplier.id }} />
        )}
        actions={{
          width: '8.5rem',
          render: (request) =>
            request.silent ? (
              <Button
                size="xs"
                aria-label={t('remindThis', { name: request.supplier.name })}
                aria-busy={isCollecting}
                onClick={() => void remind([request])}
              >
                {t('remind')}
              </Button>
            ) : null,
        }}
        empty={<EmptyTable title={t('noSuppliers')} />}
      />
    </div>
  );
}

interface CellProps {
  request: CampaignRequest;
}

/** Whether anything was heard, and when they were reminded last. */
function ReminderCell({ request: { silent, lastRemindedAt } }: CellProps) {
  const { t, i18n } = useTranslation('campaigns');
  const reminded = lastRemindedAt && t('reminded', { date: formatDate(lastRemindedAt, pageLanguage(i18n)) });
  return (
    <>
      <span className={silent ? classes.silent : undefined}>{t(silent ? 'silent' : 'heard')}</span>
      {silent || reminded ? (
        <div className={`${kit.note} ${classes.second}`}>{reminded ?? t('neverReminded')}</div>
      ) : null}
    </>
  );
}

function DueCell({ request: { dueDate, lines } }: CellProps) {
  const { t, i18n } = useTranslation('campaigns');
  if (dueDate === null) return noValue;
  const isLate = lines.requested + lines.rejected > 0 && dueDate < dayOf(new Date());
  return (
    <>
      <span className={kit.tabular}>{formatDate(dueDate, pageLanguage(i18n))}</span>
      {isLate ? <div className={`${kit.note} ${classes.late}`}>{t('late')}</div> : null}
    </>
  );
}

/** Finds what the suppliers still owe, and opens the question whether to remind them of it. */
function useRemind(onRemind: LineActions['resend'], onDone: () => void) {
  const [isCollecting, setCollecting] = useState(false);
  async function remind(requests: readonly CampaignRequest[]) {
    if (isCollecting) return;
    setCollecting(true);
    try {
      const lines = await collectOpenLines(requests, listPurchasedProducts);
      if (lines.length > 0) onRemind(lines, onDone);
      else onDone();
    } catch (error) {
      showProblemToast(error);
    } finally {
      setCollecting(false);
    }
  }
  return { remind, isCollecting };
}

type Line = PurchasedProducts['data'][number];

type ListLines = (query: {
  supplierIds: string[];
  productRequestStatus: string[];
  limit: number;
  pageNumber: number;
}) => Promise<PurchasedProducts>;

/** The lines of these requests that still wait for their supplier. */
export async function collectOpenLines(
  requests: readonly Pick<CampaignRequest, 'requestReference' | 'supplier'>[],
  listLines: ListLines,
): Promise<Line[]> {
  const references = new Set(requests.map(({ requestReference }) => requestReference));
  const supplierIds = [...new Set(requests.map(({ supplier }) => supplier.id))];
  const lines: Line[] = [];
  for (let first = 0; first < supplierIds.length; first += suppliersAtOnce) {
    const some = supplierIds.slice(first, first + suppliersAtOnce);
    lines.push(...(await allLines(some, listLines)));
  }
  return lines.filter(({ requestReference }) => requestReference !== null && references.has(requestReference));
}

async function allLines(supplierIds: string[], listLines: ListLines): Promise<Line[]> {
  const lines: Line[] = [];
  for (let pageNumber = 0; ; pageNumber += 1) {
    const query = { supplierIds, productRequestStatus: waitingStatuses, limit: maximumPageSize, pageNumber };
    const { data, metadata } = await listLines(query);
    lines.push(...data);
    if (data.length < maximumPageSize || lines.length >= metadata.count) return lines;
  }
}

export type PurchasedProducts = OperationOutput<'listPurchasedProducts'>;

type PurchasedProductsQuery = OperationInput<'listPurchasedProducts'>['query'];
