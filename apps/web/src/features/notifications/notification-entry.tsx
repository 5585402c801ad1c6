import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatMinute } from '../../lib/format/format-minute.ts';
import { momentAgo } from '../../lib/format/moment-ago.ts';
import type { Notification } from './api/list-notifications.ts';
import classes from './notification-entry.module.css';
import { notificationTarget } from './notification-target.ts';
import { useNotificationText } from './use-notification-text.ts';

interface NotificationEntryProps {
  notification: Notification;
  onOpen: () => void;
}

export function NotificationEntry({ notification, onOpen }: NotificationEntryProps) {
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
        <span className={classes.words}>
          <span className={classes.text}>
            {read ? null : <VisuallyHidden>{t('isUnread')} </VisuallyHidden>}
            {textOf(notification)}
          </span>
          {comment === null ? null : <span className={classes.comment}>{comment}</span>}
          <span className={classes.when}>
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
