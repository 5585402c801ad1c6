import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import type { Column } from '../../ui/data-table/column.ts';
import type { PendingUserInvitation } from './api/list-pending-user-invitations.ts';
import classes from './use-pending-columns.module.css';

export function usePendingColumns(): Column<PendingUserInvitation>[] {
  const { t, i18n } = useTranslation('users');
  const day = (moment: string) => formatDate(moment, pageLanguage(i18n));
  const hasLapsed = (moment: string) => Date.parse(moment) <= Date.now();
  return [
    {
      id: 'email',
      header: t('email'),
      cell: ({ email, undeliverableReason }) => (
        <>
          {email}
          {undeliverableReason ? (
            <div className={classes.unreached}>{t(`unreached.${undeliverableReason}`)}</div>
          ) : null}
        </>
      ),
    },
    { id: 'level', header: t('accessLevel'), width: '112px', cell: ({ accessLevel }) => t(`level.${accessLevel}`) },
    { id: 'invitedBy', header: t('pending.invitedBy'), width: '15%', cell: ({ invitedBy }) => invitedBy },
    { id: 'sent', header: t('pending.sent'), width: '100px', cell: ({ sentAt }) => day(sentAt) },
    {
      id: 'lapses',
      header: t('pending.lapses'),
      width: '166px',
      cell: ({ expiresAt }) => (hasLapsed(expiresAt) ? t('pending.lapsed', { date: day(expiresAt) }) : day(expiresAt)),
    },
  ];
}
