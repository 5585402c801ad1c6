import { Popover, Portal, Tooltip } from '@mantine/core';
import type { NotificationState } from '@pcf/contract/resources/notification';
import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshLines } from '../../exchange/refresh-lines.ts';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatNumber } from '../../lib/format/number-format.ts';
import kit from '../../ui/kit.module.css';
import { LineIcon } from '../../ui/line-icon.tsx';
import { listNotifications } from './list-notifications.ts';
import classes from './notification-bell.module.css';
import { NotificationPanel } from './notification-panel.tsx';
import { runFeed } from './running-feed.ts';
import { useNotificationText } from './use-notification-text.ts';

interface NotificationBellProps {
  /** A line of the side menu, that line with the icon alone, or a button in the bar of a phone. */
  form: 'entry' | 'collapsed' | 'button';
  /** Of several bells on a page one keeps it up to date. */
  listens?: boolean;
}

type PanelState = 'open' | 'closed' | 'left';

const countedTo = 100;

export function NotificationBell({ form, listens = false }: NotificationBellProps) {
  const { t, i18n } = useTranslation('notifications');
  const { data } = useInfiniteQuery(listNotifications);
  const [panel, setPanel] = useState<PanelState>('closed');
  // The press is seen first, then what opens.
  const changePanel = (next: (now: PanelState) => PanelState) => startTransition(() => setPanel(next));
  const unread = data?.pages[0]?.metadata.unread ?? 0;
  const many = unread >= countedTo;
  const label = many ? t('hundred') : unread > 0 ? t('unread', { count: unread }) : t('title');
  const isButton = form === 'button';
  return (
    <>
      {listens && (
        <Portal>
          <NotificationListener />
        </Portal>
      )}
      <Popover
        opened={panel === 'open'}
        onChange={(opened) => changePanel((now) => (opened ? 'open' : now === 'left' ? now : 'closed'))}
        position={isButton ? 'bottom-end' : 'right-start'}
        width="min(400px, calc(100vw - 16px))"
        offset={isButton ? 8 : 20}
        shadow="md"
        trapFocus
        // After a navigation the focus belongs to the new page's heading.
        returnFocus={panel !== 'left'}
      >
        <Popover.Target>
          <Tooltip
            label={t('title')}
            position="right"
            events={{ hover: true, focus: true, touch: false }}
            disabled={form !== 'collapsed' || panel === 'open'}
          >
            <button
              type="button"
              className={`${kit.muted} ${classes.bell}`}
              data-form={form}
              aria-label={label}
              onClick={() => changePanel((now) => (now === 'open' ? 'closed' : 'open'))}
            >
              <LineIcon name="bell" size={isButton ? 22 : 18} />
              {form === 'entry' && <span className={classes.label}>{t('title')}</span>}
              {unread > 0 && (
                // Drawn, not written: the name of the button says it in words.
                <span
                  className={`${kit.tiny} ${kit.bold} ${classes.count}`}
                  data-count={many ? '99+' : formatNumber(unread, pageLanguage(i18n))}
                  aria-hidden="true"
                />
              )}
            </button>
          </Tooltip>
        </Popover.Target>
        <Popover.Dropdown className={classes.panel} aria-label={t('title')}>
          <NotificationPanel onLeave={() => setPanel('left')} />
        </Popover.Dropdown>
      </Popover>
    </>
  );
}

/** Keeps the page up to date while it is open, and tells readers what is new. */
function NotificationListener() {
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
    <span className={kit.visuallyHidden} role="status" aria-live="polite">
      {isNew ? t('new', { text: textOf(newest) }) : ''}
    </span>
  );
}

/** Reads anew what an event makes out of date; in a tab that nobody looks at, once somebody does. */
function refreshWhenSeen(queryClient: QueryClient) {
  let waiting: { state: NotificationState | null } | undefined;
  let known: string | null | undefined;

  function refresh(state: NotificationState | null): void {
    const shown = queryClient.getQueryData(listNotifications.queryKey)?.pages[0];
    const before = known ?? (shown ? (shown.data[0]?.id ?? null) : undefined);
    if (state) {
      known = state.latestId;
      const isKnown = shown?.metadata.unread === state.unread && (shown.data[0]?.id ?? null) === state.latestId;
      if (isKnown) return;
      if (before !== undefined && before !== state.latestId) void refreshLines(queryClient);
    }
    void queryClient.invalidateQueries({ queryKey: listNotifications.queryKey });
  }

  function onVisible(): void {
    if (document.hidden || !waiting) return;
    const { state } = waiting;
    waiting = undefined;
    refresh(state);
  }
  document.addEventListener('visibilitychange', onVisible);

  return {
    heard(state: NotificationState | null): void {
      waiting = { state: state ?? waiting?.state ?? null };
      onVisible();
    },
    stop: () => document.removeEventListener('visibilitychange', onVisible),
  };
}
