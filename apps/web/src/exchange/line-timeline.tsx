import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../i18n/page-language.ts';
import { formatDate, formatDateTime } from '../lib/format/date-format.ts';
import kit from '../ui/kit.module.css';
import classes from './line-timeline.module.css';

interface LineTimelineProps {
  /** The oldest first, as the server has them. */
  entries: readonly TimelineEntry[];
  /** Where something can be added. */
  children: ReactNode;
}

/** What both sides did and wrote. What happened last stands on top, next to where the next word is written. */
export function LineTimeline({ entries, children }: LineTimelineProps) {
  const { t } = useTranslation('requests');
  const headingId = useId();
  return (
    <section className={kit.shrinkable} aria-labelledby={headingId}>
      <h2 id={headingId} className={`${kit.heading} ${classes.title}`}>
        {t('timeline.title')}
      </h2>
      {children}
      <ol className={classes.entries} aria-label={t('timeline.order')} reversed>
        {entries.toReversed().map((entry) => (
          <TimelineItem key={`${entry.createdAt} ${entry.event}`} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

/** Who did what, when, and the words that came with it. */
function TimelineItem({ entry }: { entry: TimelineEntry }) {
  const { t, i18n } = useTranslation('requests');
  const { event, side, actorName, organisationName, requestReference, comment, statedDate, createdAt } = entry;
  // Another platform acts under the name of its company.
  const who = [...new Set([actorName, organisationName])].filter((name) => name !== null);
  return (
    <li className={classes.entry} data-side={side ?? undefined}>
      <div className={kit.row0x8}>
        <span className={kit.strong}>{t(`event.${event}`)}</span>
        <span className={`${kit.muted} ${kit.breakable} ${kit.shrinkable}`}>
          {who.join(', ') || t('timeline.platform')}
        </span>
      </div>
      <div className={kit.mutedFigures}>
        <time dateTime={createdAt}>{formatDateTime(createdAt, pageLanguage(i18n))}</time>
        {requestReference ? <span> · {requestReference}</span> : null}
      </div>
      {event === 'POSTPONED' || event === 'DUE_DATE_CHANGED' ? (
        <p className={kit.reading}>
          {statedDate === null
            ? t('stated.none')
            : t(`stated.${event}`, { date: formatDate(statedDate, pageLanguage(i18n)) })}
        </p>
      ) : null}
      {comment === null ? null : (
        <blockquote className={`${kit.reading} ${kit.breakable} ${classes.comment}`}>{comment}</blockquote>
      )}
    </li>
  );
}

/** Something that happened to a line; both sides see the same. */
export type TimelineEntry = OperationOutput<'getRequestedProduct'>['timeline'][number];

interface Words {
  readonly requestComment: string | null;
  readonly requestReference: string | null;
  readonly timeline: readonly TimelineEntry[];
}

/** The history without what stands above it already: the words of the newest request. */
export function withoutRepeated({ requestComment, requestReference, timeline }: Words): TimelineEntry[] {
  const repeats = ({ event, requestReference: reference, comment }: TimelineEntry) =>
    (event === 'SENT' || event === 'RESENT') && reference === requestReference && comment === requestComment;
  return timeline.map((entry) => (repeats(entry) ? { ...entry, comment: null } : entry));
}
