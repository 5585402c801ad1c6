import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useListPage } from '../../../ui/data-table/use-list-page.ts';
import { listSentInvitations, type SentInvitation } from '../api/list-sent-invitations.ts';
import classes from '../invitations-tab.module.css';
import { focusPlace } from '../use-rescued-focus.ts';
import { SentActions } from './sent-actions.tsx';
import { AnswerCell, CompanyCell, SentCell } from './sent-cells.tsx';
import { SentEmpty } from './sent-empty.tsx';
import { SentToolbar } from './sent-toolbar.tsx';
import { useSentSelection } from './use-sent-selection.tsx';
import { useSentView } from './use-sent-view.ts';

export function SentList({ onInvite }: { onInvite: () => void }) {
  const { t } = useTranslation('invitations');
  const [view, changeView] = useSentView();
  const [page, changePage] = useListPage('sent');
  const list = useQuery(
    listSentInvitations({
      pageNumber: page.pageNumber,
      limit: page.pageSize,
      sortBy: 'CREATED_AT',
      sortDirection: view.order,
      ...(view.response && { accessResponseStatus: view.response }),
    }),
  );
  const selection = useSentSelection(view.response);
  // Before the first invitation there is only one thing to do here.
  const isFirst = view.response === null && list.data?.metadata.count === 0;
  const columns: Column<SentInvitation>[] = [
    { id: 'company', header: t('sent.company'), cell: (row) => <CompanyCell invitation={row} /> },
    { id: 'relation', header: t('sent.relation'), cell: (row) => t(`relation.${row.relation}`), width: '14%' },
    { id: 'answer', header: t('sent.answer'), cell: (row) => <AnswerCell invitation={row} />, width: '28%' },
    { id: 'sent', header: t('sent.sentOn'), cell: (row) => <SentCell invitation={row} />, width: '18%' },
  ];
  return (
    <div className={classes.section} {...focusPlace}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('sent.title')}</h2>
        {isFirst ? null : (
          <Button variant="filled" onClick={onInvite}>
            {t('sent.invite')}
          </Button>
        )}
      </div>
      {isFirst ? null : <SentToolbar view={view} onChange={changeView} />}
      <DataTable
        caption={t('sent.title')}
        columns={columns}
        rowKey={(row) => row.id}
        list={list}
        page={page}
        onPageChange={changePage}
        selection={selection}
        actions={{ width: '11.5rem', render: (row) => <SentActions invitation={row} /> }}
        empty={
          <SentEmpty
            filtered={view.response !== null}
            onInvite={onInvite}
            onShowAll={() => changeView({ ...view, response: null })}
          />
        }
      />
    </div>
  );
}
