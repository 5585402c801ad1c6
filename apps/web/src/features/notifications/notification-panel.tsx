import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { listNotifications } from './api/list-notifications.ts';
import { NotificationEntry } from './notification-entry.tsx';
import classes from './notification-panel.module.css';
import { useReading } from './use-reading.ts';

/** As many as the panel has room for; the others follow at once. */
const drawnAtFirst = 6;

/** What happened, the newest first. */
export function NotificationPanel({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation(['notifications', 'common']);
  const { data, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(listNotifications);
  const { readOne, readAll } = useReading();
  const failed = data?.pages.includes(null) ?? false;
  const shown = data?.pages.flatMap((page) => page?.data ?? []) ?? [];
  const [newest] = shown;
  const drawn = useDeferredValue(shown.length, drawnAtFirst);
  const unread = data?.pages[0]?.metadata.unread ?? 0;
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title} tabIndex={-1} data-autofocus>
          {t('title')}
        </h2>
        {newest && unread > 0 && (
          <Button size="xs" variant="subtle" className={classes.allRead ?? ''} onClick={() => readAll(newest)}>
            {t('allRead')}
          </Button>
        )}
      </div>
      <div className={classes.body}>
        {data === undefined && <Waiting />}
        {data && !failed && shown.length === 0 && (
          <div className={classes.nothing}>
            <p className={classes.nothingTitle}>{t('empty.title')}</p>
            <p>{t('empty.text')}</p>
          </div>
        )}
        {shown.length > 0 && (
          <ul className={classes.list}>
            {shown.slice(0, drawn).map((notification) => (
              <NotificationEntry
                key={notification.id}
                notification={notification}
                onOpen={() => {
                  readOne(notification);
                  onLeave();
                }}
              />
            ))}
          </ul>
        )}
        {failed && (
          <div className={classes.nothing} role="alert">
            <p>{t('failed')}</p>
            <Button loading={isFetching} onClick={() => refetch()}>
              {t('common:tryAgain')}
            </Button>
          </div>
        )}
        {hasNextPage && !failed && (
          <div className={classes.more}>
            <Button variant="subtle" fullWidth loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
              {t('more')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={classes.waiting}>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {['85%', '70%', '80%', '60%'].map((width) => (
        <Skeleton key={width} height={12} width={width} radius="sm" />
      ))}
    </div>
  );
}
