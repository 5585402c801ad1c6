import { Button } from '@mantine/core';
import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LineProgress } from '../../../exchange/line-progress.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { operationQuery } from '../../../lib/api/operation-options.ts';
import { formatDate } from '../../../lib/format/date-format.ts';
import { noValue } from '../../../lib/format/number-format.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { type Column, useListPage } from '../../../ui/data-table/list-page.ts';
import { EmptyTable } from '../../../ui/empty-table.tsx';
import kit from '../../../ui/kit.module.css';
import { ListLink } from '../../../ui/list-link.tsx';
import classes from './campaign-list.module.css';

const listCampaigns = (query: OperationInput<'listCampaigns'>['query']) =>
  operationQuery('listCampaigns', { query }, { placeholderData: keepPreviousData });

export function CampaignList() {
  const { t, i18n } = useTranslation('campaigns');
  const language = pageLanguage(i18n);
  const [page, changePage] = useListPage();
  const list = useQuery(listCampaigns({ pageNumber: page.pageNumber, limit: page.pageSize }));
  const columns: Column<Campaign>[] = [
    {
      id: 'name',
      header: t('column.name'),
      cell: ({ name }) => name,
      below: ({ createdBy, createdAt }) => t('startedBy', { person: createdBy, date: formatDate(createdAt, language) }),
    },
    {
      id: 'answered',
      header: t('column.answered'),
      cell: ({ suppliers, answeredSuppliers, silentSuppliers }) => (
        <>
          {t('answeredShort', { count: answeredSuppliers, suppliers })}
          {silentSuppliers > 0 ? (
            <div className={`${kit.note} ${classes.second}`}>{t('silentShort', { count: silentSuppliers })}</div>
          ) : null}
        </>
      ),
      width: '18%',
      shownFrom: 760,
    },
    { id: 'progress', header: t('column.products'), cell: ({ lines }) => <LineProgress lines={lines} />, width: '34%' },
    {
      id: 'due',
      header: t('column.due'),
      cell: ({ lastDueDate }) => (
        <span className={kit.tabular}>{lastDueDate === null ? noValue : formatDate(lastDueDate, language)}</span>
      ),
      width: '8.5rem',
    },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rowKey={({ id }) => id}
      list={list}
      page={page}
      onPageChange={changePage}
      renderRowLink={({ id }, props) => (
        <Link {...props} to="/customer/campaigns/$campaignId" params={{ campaignId: id }} />
      )}
      empty={
        <EmptyTable
          title={t('empty.title')}
          subtitle={t('empty.text')}
          primaryAction={
            <Button component={ListLink} to="/products/purchased" variant="filled">
              {t('empty.action')}
            </Button>
          }
        />
      }
    />
  );
}

type Campaign = OperationOutput<'listCampaigns'>['data'][number];
