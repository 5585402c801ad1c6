import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { noValue } from '../../lib/format/no-value.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useListPage } from '../../ui/data-table/use-list-page.ts';
import { EmptyLine } from '../../ui/empty-table/empty-line.tsx';
import { ListSection } from '../../ui/list-section/list-section.tsx';
import { AnswerAccessRequest } from './answer-access-request.tsx';
import { type AccessRequest, listAccessRequests } from './api/list-access-requests.ts';
import { fullName } from './full-name.ts';
import { RequestMessage } from './request-message.tsx';

export const accessRequestsHeadingId = 'access-requests';

export function AccessRequests({ mayManage }: { mayManage: boolean }) {
  const { t, i18n } = useTranslation('users');
  const [page, changePage] = useListPage('requests');
  const list = useQuery(listAccessRequests(page));
  const columns: Column<AccessRequest>[] = [
    { id: 'name', header: t('name'), width: '17%', cell: fullName },
    { id: 'email', header: t('email'), width: '18%', cell: ({ email }) => email },
    { id: 'jobTitle', header: t('jobTitle'), width: '13%', cell: ({ jobTitle }) => jobTitle || noValue },
    { id: 'message', header: t('requests.message'), cell: (request) => <RequestMessage request={request} /> },
    {
      id: 'since',
      header: t('requests.since'),
      width: '100px',
      cell: ({ createdAt }) => formatDate(createdAt, pageLanguage(i18n)),
    },
  ];
  return (
    <ListSection
      title={t('requests.title')}
      list={list}
      description={t('requests.text')}
      headingId={accessRequestsHeadingId}
    >
      <DataTable
        caption={t('requests.title')}
        columns={columns}
        rowKey={({ id }) => id}
        list={list}
        page={page}
        onPageChange={changePage}
        empty={<EmptyLine title={t('requests.none')} {...(mayManage && { subtitle: t('requests.noneText') })} />}
        actions={
          mayManage ? { width: '208px', render: (request) => <AnswerAccessRequest request={request} /> } : undefined
        }
      />
    </ListSection>
  );
}
