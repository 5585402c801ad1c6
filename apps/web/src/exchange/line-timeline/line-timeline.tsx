import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './line-timeline.module.css';
import type { TimelineEntry } from './timeline-entry.ts';
import { TimelineItem } from './timeline-item.tsx';

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
    <section className={classes.timeline} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.title}>
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
