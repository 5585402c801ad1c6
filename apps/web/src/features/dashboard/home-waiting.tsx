import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RetryLine } from '../../ui/figure-card/retry-line.tsx';
import classes from './home-page.module.css';
import { WaitingList } from './waiting/waiting-list.tsx';
import type { WaitingRow } from './waiting/waiting-rows.ts';

interface HomeWaitingProps {
  query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>;
  invitations: readonly WaitingRow[];
}

/** Until the dashboard is there: the shape of what waits, or what is known of it with the way to try again. */
export function HomeWaiting({ query, invitations }: HomeWaitingProps) {
  const { t } = useTranslation('home');
  if (!query.isError) {
    return (
      <div className={classes.loading} aria-hidden>
        <Skeleton height={10} width="45%" radius="sm" my={16} />
        <Skeleton height={10} width="38%" radius="sm" my={16} />
      </div>
    );
  }
  return (
    <div className={classes.content}>
      {invitations.length > 0 ? <WaitingList rows={invitations} detailOf={() => null} /> : null}
      <RetryLine text={t('failed')} query={query} />
    </div>
  );
}
