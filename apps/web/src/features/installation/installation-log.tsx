import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { operationQuery } from '../../lib/api/operation-options.ts';
import { formatMinute } from '../../lib/format/date-format.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { type Column, type ListPage, useListPage } from '../../ui/data-table/list-page.ts';
import { EmptyTable } from '../../ui/empty-table.tsx';
import kit from '../../ui/kit.module.css';
import { ListSection } from '../../ui/list-section.tsx';
import { Reason } from './reason.tsx';

type Entry = OperationOutput<'listInstallationEntries'>['data'][number];

const listEntries = ({ pageNumber, pageSize }: ListPage) =>
  operationQuery(
    'listInstallationEntries',
    { query: { pageNumber, limit: pageSize } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );

/** Who did what to which organisation, and why. */
export function InstallationLog() {
  const { t, i18n } = useTranslation('installation');
  const [page, changePage] = useListPage('log');
  const list = useQuery(listEntries(page));
  const columns: Column<Entry>[] = [
    {
      id: 'what',
      header: t('log.what'),
      cell: ({ event, organisation, person }) => (
        <span className={kit.breakable}>
          {t(`log.event.${event}`, {
            organisation: organisation?.name ?? t('log.formerOrganisation'),
            person: person ?? t('log.formerUser'),
          })}
        </span>
      ),
      below: ({ reason }) => (reason === null ? null : <Reason>{reason}</Reason>),
    },
    { id: 'who', header: t('log.who'), width: '180px', cell: ({ actor }) => actor ?? t('log.operator') },
    {
      id: 'when',
      header: t('log.when'),
      width: '160px',
      cell: ({ createdAt }) => (
        <time className={kit.tabular} dateTime={createdAt}>
          {formatMinute(createdAt, pageLanguage(i18n))}
        </time>
      ),
    },
  ];
  return (
    <ListSection title={t('log.title')} list={list} description={t('log.text')}>
      <DataTable
        caption={t('log.title')}
        columns={columns}
        rowKey={({ id }) => id}
        list={list}
        page={page}
        onPageChange={changePage}
        empty={<EmptyTable title={t('log.empty')} />}
      />
    </ListSection>
  );
}
