import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatDateTime } from '../../lib/format/format-date.ts';
import type { TimelineEntry } from './timeline-entry.ts';
import classes from './timeline-item.module.css';

/** Who did what, when, and the words that came with it. */
export function TimelineItem({ entry }: { entry: TimelineEntry }) {
  const { t, i18n } = useTranslation('requests');
  const { event, side, actorName, organisationName, requestReference, comment, createdAt } = entry;
  // Another platform acts under the name of its company.
  const who = [...new Set([actorName, organisationName])].filter((name) => name !== null);
  return (
    <li className={classes.entry} data-side={side ?? undefined}>
      <div className={classes.line}>
        <span className={classes.event}>{t(`event.${event}`)}</span>
        <span className={classes.who}>{who.join(', ') || t('timeline.platform')}</span>
      </div>
      <div className={classes.when}>
        <time dateTime={createdAt}>{formatDateTime(createdAt, pageLanguage(i18n))}</time>
        {requestReference ? <span> · {requestReference}</span> : null}
      </div>
      {comment === null ? null : <blockquote className={classes.comment}>{comment}</blockquote>}
    </li>
  );
}
