import type { ReactNode } from 'react';
import kit from '../kit.module.css';
import { LoadingSpinner } from '../loading-spinner.tsx';
import { EntryHeading } from './entry-heading.tsx';
import classes from './entry-message.module.css';

interface EntryMessageProps {
  illustration: ReactNode;
  heading: string;
  /** What happened and what happens next: paragraphs, a small form. */
  children: ReactNode;
  /** What can be done now, the main thing first. */
  actions?: ReactNode;
  focusHeading?: boolean;
}

/** A way in that has come to a result or a rest: sent, confirmed, waiting, or a link that leads nowhere. */
export function EntryMessage({ illustration, heading, children, actions, focusHeading = true }: EntryMessageProps) {
  return (
    <div className={`${kit.column} ${classes.message}`}>
      {illustration}
      <EntryHeading takesFocus={focusHeading}>{heading}</EntryHeading>
      <div className={`${kit.muted} ${kit.breakable} ${classes.text}`}>{children}</div>
      {actions ? <div className={`${kit.row8} ${classes.actions}`}>{actions}</div> : null}
    </div>
  );
}

/** While a link is looked at: the window is covered, and the page is called by what is going on. */
export function EntryLoading({ label }: { label: string }) {
  return (
    <>
      <h1 className={kit.visuallyHidden}>{label}</h1>
      <LoadingSpinner fullScreen label={label} />
    </>
  );
}
