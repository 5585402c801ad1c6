import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../../i18n/page-language.ts';
import { dayOf } from '../../../../lib/format/calendar-day.ts';
import { formatDate } from '../../../../lib/format/format-date.ts';
import { noValue } from '../../../../lib/format/no-value.ts';
import type { CampaignRequest } from '../api/get-campaign.ts';
import classes from './campaign-cells.module.css';

interface CellProps {
  request: CampaignRequest;
}

/** Whether anything was heard, and when they were reminded last. */
export function ReminderCell({ request: { silent, lastRemindedAt } }: CellProps) {
  const { t, i18n } = useTranslation('campaigns');
  const reminded = lastRemindedAt && t('reminded', { date: formatDate(lastRemindedAt, pageLanguage(i18n)) });
  return (
    <>
      <span className={silent ? classes.silent : undefined}>{t(silent ? 'silent' : 'heard')}</span>
      {silent || reminded ? <div className={classes.second}>{reminded ?? t('neverReminded')}</div> : null}
    </>
  );
}

export function DueCell({ request: { dueDate, lines } }: CellProps) {
  const { t, i18n } = useTranslation('campaigns');
  if (dueDate === null) return noValue;
  const isLate = lines.requested + lines.rejected > 0 && dueDate < dayOf(new Date());
  return (
    <>
      <span className="tabular">{formatDate(dueDate, pageLanguage(i18n))}</span>
      {isLate ? <div className={classes.late}>{t('late')}</div> : null}
    </>
  );
}
