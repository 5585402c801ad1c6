import type { NotificationState } from '@pcf/contract/resources/notification';
import { type PageEnvironment, pageEnvironment } from '../../lib/page-environment.ts';
import type { Session } from '../../lib/session/create-session.ts';
import { onSessionEnd, session } from '../../lib/session/session.ts';
import { followNotifications } from './follow-notifications.ts';

const name = 'pcf-exchange-notifications';

let running: NotificationFeed | undefined;

/** The feed of this page, for as long as somebody is signed in. */
export function runFeed(heard: (state: NotificationState | null) => void): () => void {
  const feed = startNotificationFeed(pageEnvironment, session, heard);
  running = feed;
  const stopListening = onSessionEnd(feed.stop);
  return () => {
    stopListening();
    feed.stop();
    if (running === feed) running = undefined;
  };
}

export const tellTabs = () => running?.tellTabs();

interface NotificationFeed {
  /** Says in the other tabs that what was read has changed. */
  tellTabs(): void;
  stop(): void;
}

/**
 * One stream for all tabs of a browser, since it may hold only six connections: whichever tab has the lock reads it and
 * tells the others; when it closes, the next one goes on.
 */
function startNotificationFeed(
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

/** Without a lock to agree on, each tab reads for itself, but only while somebody looks at it. */
async function followWhileVisible(follow: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await changeOf(() => !document.hidden, signal);
    if (signal.aborted) return;
    const hidden = new AbortController();
    void changeOf(() => document.hidden, signal).then(() => hidden.abort());
    await follow(AbortSignal.any([signal, hidden.signal]));
    // It ended by itself: there is nothing to follow any more.
    if (!hidden.signal.aborted) return;
  }
}

function changeOf(condition: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!condition() && !signal.aborted) return;
      document.removeEventListener('visibilitychange', check);
      signal.removeEventListener('abort', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    signal.addEventListener('abort', check);
    check();
  });
}
