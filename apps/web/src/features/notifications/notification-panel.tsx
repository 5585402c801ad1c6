import { Button, Skeleton } from '@mantine/core';
import type { OperationInput } from '@pcf/contract/operations/operation-types';
import type { DataValidity } from '@pcf/contract/vocabulary/data-quality';
import type { NotificationKind, ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { formatMinute } from '../../lib/format/date-format.ts';
import { momentAgo } from '../../lib/format/time-ago.ts';
import kit from '../../ui/kit.module.css';
import { listNotifications, type Notification } from './list-notifications.ts';
import classes from './notification-bell.module.css';
import { tellTabs } from './running-feed.ts';
import { useNotificationText } from './use-notification-text.ts';

/** How lines of a kind stand that a customer is told of; those of the rest can stand in several ways. */
const customerStatuses: Partial<Record<NotificationKind, ProductRequestStatus>> = {
  DECLINED: 'DECLINED',
  REVIEW_OVERDUE: 'PENDING_REVIEW',
  SUBMITTED: 'PENDING_REVIEW',
};

const supplierStatuses: Partial<Record<NotificationKind, ProductRequestStatus>> = {
  REQUESTED: 'REQUESTED',
  ACCEPTED: 'COMPLETED',
  REJECTED: 'REJECTED',
  WITHDRAWN: 'REJECTED',
};

/** What lapses soon may have lapsed by the time somebody looks. */
const lapsing = { validity: ['EXPIRING', 'EXPIRED'] satisfies DataValidity[] };

const readNotifications = (body: OperationInput<'readNotifications'>['body']) =>
  callApi('readNotifications', { body }, { keepalive: true });

/** The panel opens with its head; the notifications follow at once, and a key that closes it again comes first. */
const drawnAtFirst = 0;

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
      <div className={`${kit.row} ${kit.between} ${classes.head}`}>
        <h2 className={`${kit.subheading} ${classes.title}`} tabIndex={-1} data-autofocus>
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
            <p className={`${kit.minorHeading} ${kit.ink}`}>{t('empty.title')}</p>
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
      <span className={kit.visuallyHidden} role="status">
        {t('loading')}
      </span>
      {['85%', '70%', '80%', '60%'].map((width) => (
        <Skeleton key={width} height={12} width={width} radius="sm" />
      ))}
    </div>
  );
}

type Pages = InfiniteData<Awaited<ReturnType<NonNullable<typeof listNotifications.queryFn>>>, number>;

/** Marks what was read: here at once, then on the server, then in the other tabs. */
function useReading() {
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

interface NotificationEntryProps {
  notification: Notification;
  onOpen: () => void;
}

function NotificationEntry({ notification, onOpen }: NotificationEntryProps) {
  const { t, i18n } = useTranslation('notifications');
  const textOf = useNotificationText();
  const language = pageLanguage(i18n);
  const { read, actorName, createdAt, comment } = notification;
  return (
    <li>
      <Link
        {...notificationTarget(notification)}
        onClick={onOpen}
        className={classes.entry}
        data-unread={!read || undefined}
      >
        <span className={classes.mark} aria-hidden="true" />
        <span className={`${kit.stack2} ${kit.breakable} ${kit.shrinkable}`}>
          <span className={classes.text}>
            {read ? null : <span className={kit.visuallyHidden}>{t('isUnread')} </span>}
            {textOf(notification)}
          </span>
          {comment === null ? null : <span className={`${kit.note} ${classes.comment}`}>{comment}</span>}
          <span className={`${kit.note} ${kit.row} ${classes.when}`}>
            {actorName === null ? null : <span>{actorName}</span>}
            <time dateTime={createdAt} title={formatMinute(createdAt, language)}>
              {momentAgo(createdAt, new Date(), language)}
            </time>
          </span>
        </span>
      </Link>
    </li>
  );
}

type Told = Pick<Notification, 'side' | 'kind' | 'lines' | 'requestReference' | 'productId' | 'templateId'>;

/** Where a notification leads: to the line where it is about one, else to the list of those that stand as it says. */
export function notificationTarget(told: Told): LinkProps {
  const { side, lines, requestReference, productId, templateId } = told;
  if (templateId !== null) {
    return lines === 1
      ? { to: '/products/sold/$soldProductId', params: { soldProductId: templateId } }
      : { to: '/products/sold', search: lapsing };
  }
  if (lines === 1 && requestReference !== null && productId !== null) {
    const params = { requestId: requestReference, productId };
    const to =
      side === 'CUSTOMER'
        ? '/customer/requests/$requestId/$productId'
        : '/supplier/requests/$requestId/products/$productId';
    return { to, params };
  }
  return { to: side === 'CUSTOMER' ? '/products/purchased' : '/products/received-requests', search: searchOf(told) };
}

function searchOf({ side, kind }: Told): Record<string, unknown> {
  if (kind === 'EXPIRING') return lapsing;
  const status = (side === 'CUSTOMER' ? customerStatuses : supplierStatuses)[kind];
  return status ? { productRequestStatus: status } : {};
}
