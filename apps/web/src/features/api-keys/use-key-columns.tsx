import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { momentAgo } from '../../lib/format/moment-ago.ts';
import type { Column } from '../../ui/data-table/column.ts';
import type { ApiKey } from './api/list-api-keys.ts';
import { KeyStateMark } from './key-state-mark.tsx';
import { lastDayOf } from './last-day.ts';
import classes from './use-key-columns.module.css';

export function useKeyColumns(): Column<ApiKey>[] {
  const { t, i18n } = useTranslation('apiKeys');
  const language = pageLanguage(i18n);
  const now = new Date();
  return [
    {
      id: 'name',
      header: t('name'),
      width: '20%',
      cell: ({ name }) => name,
      below: ({ hint }) => t('endsIn', { hint }),
    },
    {
      id: 'scopes',
      header: t('mayDo'),
      cell: ({ scopes }) => (
        <ul className={classes.scopes}>
          {scopes.map((scope) => (
            <li key={scope}>{t(`scope.${scope}`)}</li>
          ))}
        </ul>
      ),
    },
    {
      id: 'created',
      header: t('created'),
      width: '16%',
      cell: ({ createdAt, createdBy, createdByRemoved }) => (
        <span className={classes.lines}>
          <span>{formatDate(createdAt, language)}</span>
          <span className={classes.faint}>{createdByRemoved ? t('byRemoved', { name: createdBy }) : createdBy}</span>
        </span>
      ),
    },
    {
      id: 'used',
      header: t('lastUsed'),
      width: '132px',
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? t('neverUsed') : momentAgo(lastUsedAt, now, language)),
    },
    {
      id: 'expires',
      header: t('expires'),
      width: '112px',
      cell: ({ expiresAt }) => (expiresAt === null ? t('noExpiry') : formatDate(lastDayOf(expiresAt), language)),
    },
    { id: 'state', header: t('state'), width: '148px', cell: (key) => <KeyStateMark apiKey={key} /> },
  ];
}
