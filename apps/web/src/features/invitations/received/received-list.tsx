import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFailure } from '../../../ui/data-table/list-failure.tsx';
import { useExistingPage } from '../../../ui/data-table/use-existing-page.ts';
import { useListPage } from '../../../ui/data-table/use-list-page.ts';
import { PaginationFooter } from '../../../ui/pagination-footer/pagination-footer.tsx';
import { listReceivedInvitations } from '../api/list-received-invitations.ts';
import classes from '../invitations-tab.module.css';
import { ReceivedCard } from './received-card.tsx';
import { ReceivedSkeleton } from './received-skeleton.tsx';

export function ReceivedList() {
  const { t } = useTranslation('invitations');
  const [page, changePage] = useListPage('received');
  const list = useQuery(listReceivedInvitations({ pageNumber: page.pageNumber, limit: page.pageSize }));
  useExistingPage(list, page, changePage);
  const titleId = useId();
  const invitations = list.data?.data ?? [];
  const { count: total, more = false } = list.data?.metadata ?? { count: 0 };
  return (
    <section className={classes.section} aria-labelledby={titleId} aria-busy={list.isPlaceholderData}>
      <h2 id={titleId} className={classes.title}>
        {t('received.title')}
      </h2>
      {list.isPending ? <ReceivedSkeleton /> : null}
      {list.isError && !list.data ? (
        <div className={classes.card}>
          <ListFailure onRetry={() => void list.refetch()} retrying={list.isFetching} />
        </div>
      ) : null}
      {list.data && total === 0 ? <p className={classes.nothing}>{t('received.empty')}</p> : null}
      {invitations.length > 0 ? (
        <ul className={classes.cards}>
          {invitations.map((invitation) => (
            <ReceivedCard key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      ) : null}
      {total > page.pageSize || page.pageNumber > 0 ? (
        <PaginationFooter {...page} total={total} more={more} onChange={changePage} />
      ) : null}
    </section>
  );
}
