import { VisuallyHidden } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { listNotifications } from './api/list-notifications.ts';
import { refreshWhenSeen } from './refresh-when-seen.ts';
import { runFeed } from './running-feed.ts';
import { useNotificationText } from './use-notification-text.ts';

/** Keeps the page up to date while it is open, and tells readers what is new. */
export function NotificationListener() {
  const { t } = useTranslation('notifications');
  const queryClient = useQueryClient();
  const { data } = useInfiniteQuery(listNotifications);
  const textOf = useNotificationText();
  const newest = data?.pages[0]?.data[0];
  const loaded = data !== undefined && data.pages[0] !== null;
  const first = useRef<string | undefined>(undefined);
  if (loaded && first.current === undefined) first.current = newest?.id ?? '0';

  useEffect(() => {
    const { heard, stop } = refreshWhenSeen(queryClient);
    const end = runFeed(heard);
    return () => {
      end();
      stop();
    };
  }, [queryClient]);

  const isNew = newest && !newest.read && first.current !== undefined && BigInt(newest.id) > BigInt(first.current);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {isNew ? t('new', { text: textOf(newest) }) : ''}
    </VisuallyHidden>
  );
}
