import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LineProgress } from '../../../../exchange/line-progress/line-progress.tsx';
import type { LineActions } from '../../../../exchange/line-table/line-actions.ts';
import { ElsewhereMark } from '../../../../exchange/network/elsewhere-mark.tsx';
import type { Column } from '../../../../ui/data-table/column.ts';
import { DataTable } from '../../../../ui/data-table/data-table.tsx';
import { useListPage } from '../../../../ui/data-table/use-list-page.ts';
import { EmptyTable } from '../../../../ui/empty-table/empty-table.tsx';
import { type CampaignDetails, type CampaignRequest, getCampaign } from '../api/get-campaign.ts';
import { DueCell, ReminderCell } from './campaign-cells.tsx';
import classes from './campaign-suppliers.module.css';
import { useRemind } from './use-remind.ts';

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
        <div className={classes.below}>
          {requestReference}
          <ElsewhereMark partnerId={supplier.id} />
        </div>
      ),
    },
    { id: 'progress', header: t('column.products'), cell: ({ lines }) => <LineProgress lines={lines} />, width: '34%' },
    { id: 'reminder', header: t('column.reminder'), cell: (row) => <ReminderCell request={row} />, width: '19%' },
    { id: 'due', header: t('column.due'), cell: (row) => <DueCell request={row} />, width: '8.5rem' },
  ];
  return (
    <div>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('suppliers')}</h2>
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
