import type { ReactNode } from 'react';
import kit from '../kit.module.css';
import { EntryHeading } from './entry-heading.tsx';
import classes from './entry-page.module.css';

interface EntryPageProps {
  heading: string;
  /** So that a form can be named by the heading. */
  headingId?: string;
  /** Where this is in a course of steps. */
  step?: string;
  /** One or two sentences: what this is for. */
  lead?: ReactNode;
  /** Beside the form, below it on a narrow screen: an EntryPanel. */
  panel?: ReactNode;
  focusHeading?: boolean;
  children: ReactNode;
}

/** A way into the product: a heading, a form in one column, and where it helps a calm panel beside it. */
export function EntryPage({ heading, headingId, step, lead, panel, focusHeading = false, children }: EntryPageProps) {
  return (
    <div className={classes.page} data-panel={panel ? true : undefined}>
      <div>
        {step ? <p className={`${kit.mutedFigures} ${kit.below8}`}>{step}</p> : null}
        <EntryHeading id={headingId} takesFocus={focusHeading}>
          {heading}
        </EntryHeading>
        {lead ? <p className={`${kit.muted} ${kit.breakable} ${classes.lead}`}>{lead}</p> : null}
        <div className={classes.content}>{children}</div>
      </div>
      {panel}
    </div>
  );
}

interface EntryPanelProps {
  illustration?: ReactNode;
  title: string;
  children: ReactNode;
}

/** Beside a form: what this place is for, or what a choice means. */
export function EntryPanel({ illustration, title, children }: EntryPanelProps) {
  return (
    <section className={classes.panel}>
      {illustration}
      <h2 className={`${kit.heading} ${classes.title}`}>{title}</h2>
      <div className={`${kit.muted} ${kit.breakable} ${classes.text}`}>{children}</div>
    </section>
  );
}
