import type { NotificationState } from '@pcf/contract/resources/notification';
import type { PageEnvironment } from '../../../lib/page-environment.ts';
import type { Session } from '../../../lib/session/create-session.ts';
import { followNotifications } from './follow-notifications.ts';
import { followWhileVisible } from './follow-while-visible.ts';

const name = 'pcf-exchange-notifications';

export interface NotificationFeed {
  /** Says in the other tabs that what was read has changed. */
  tellTabs(): void;
  stop(): void;
}

/**
 * One stream for all tabs of a browser, since it may hold only six connections: whichever tab has the lock reads it and
 * tells the others; when it closes, the next one goes on.
 */
export function startNotificationFeed(
  environment: PageEnvironment,
  session: Session,
  heard: (state: NotificationState | null) => void,
): NotificationFeed {
  const stopped = new AbortController();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  if (channel) channel.onmessage = ({ data }: MessageEvent<NotificationState | null>) => heard(data);
  const follow = (signal: AbortSignal) =>
    followNotifications({
      environment,
      session,
      signal,
      heard(state) {
        heard(state);
        channel?.postMessage(state);
      },
    });
  const { signal } = stopped;
  const following = environment.locks
    ? environment.locks.request(name, { signal }, () => follow(signal))
    : followWhileVisible(follow, signal);
  // Waiting for the lock ends with an error when it is given up.
  following.catch(() => undefined);
  return {
    tellTabs: () => channel?.postMessage(null),
    stop() {
      stopped.abort();
      channel?.close();
    },
  };
}
