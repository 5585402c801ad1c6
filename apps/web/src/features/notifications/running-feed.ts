import type { NotificationState } from '@pcf/contract/resources/notification';
import { pageEnvironment } from '../../lib/page-environment.ts';
import { onSessionEnd, session } from '../../lib/session/session.ts';
import { type NotificationFeed, startNotificationFeed } from './feed/notification-feed.ts';

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
