import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { listNotifications, type Notification } from './api/list-notifications.ts';
import { readNotifications } from './api/read-notifications.ts';
import { tellTabs } from './running-feed.ts';

type Pages = InfiniteData<Awaited<ReturnType<NonNullable<typeof listNotifications.queryFn>>>, number>;

/** Marks what was read: here at once, then on the server, then in the other tabs. */
export function useReading() {
  const queryClient = useQueryClient();

  async function mark(body: Parameters<typeof readNotifications>[0], isMeant: (each: Notification) => boolean) {
    await queryClient.cancelQueries({ queryKey: listNotifications.queryKey });
    queryClient.setQueryData<Pages>(listNotifications.queryKey, (known) => known && marked(known, isMeant));
    await readNotifications(body).then(tellTabs, () => undefined);
    await queryClient.invalidateQueries({ queryKey: listNotifications.queryKey });
  }

  return {
    readOne: ({ id, read }: Notification) => void (read || mark({ ids: [id] }, (each) => each.id === id)),
    readAll: (newest: Notification) => void mark({ upTo: newest.id }, () => true),
  };
}

function marked(known: Pages, isMeant: (each: Notification) => boolean): Pages {
  const read = known.pages
    .flatMap((page) => page?.data ?? [])
    .filter((each) => !each.read && isMeant(each))
    .map(({ id }) => id);
  return {
    ...known,
    pages: known.pages.map(
      (page) =>
        page && {
          data: page.data.map((each) => (read.includes(each.id) ? { ...each, read: true } : each)),
          metadata: { ...page.metadata, unread: Math.max(0, page.metadata.unread - read.length) },
        },
    ),
  };
}
