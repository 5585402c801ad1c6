import type { NotificationState } from '@pcf/contract/resources/notification';
import type { QueryClient } from '@tanstack/react-query';
import { refreshLines } from '../../exchange/refresh-lines.ts';
import { listNotifications } from './api/list-notifications.ts';

/** Reads anew what an event makes out of date; in a tab that nobody looks at, once somebody does. */
export function refreshWhenSeen(queryClient: QueryClient) {
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
