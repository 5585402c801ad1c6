import type { ReactNode } from 'react';
import kit from '../../ui/kit.module.css';
import classes from './done-frame.module.css';

interface DoneFrameProps {
  title: string;
  /** Which version, and when. */
  text: string;
  /** What can be done next. */
  actions: ReactNode;
  /** Below what can be done. */
  note?: string | undefined;
  /** What happens next. */
  children: ReactNode;
}

/** The last step: it is done, and said with what follows. */
export function DoneFrame({ title, text, actions, note, children }: DoneFrameProps) {
  return (
    <section className={classes.done} aria-labelledby="form-step">
      <svg className={classes.mark} viewBox="0 0 48 48" aria-hidden>
        <circle cx="24" cy="24" r="22" />
        <path d="m15 24.5 6.5 6.5L33.5 18" />
      </svg>
      <h2 id="form-step" className={`${kit.heading} ${kit.breakable} ${classes.title}`} tabIndex={-1} data-page-focus>
        {title}
      </h2>
      <p className={`${kit.muted} ${kit.below16}`}>{text}</p>
      {children}
      <div className={`${kit.row8} ${classes.actions}`}>{actions}</div>
      {note ? <p className={`${kit.muted} ${kit.below16}`}>{note}</p> : null}
    </section>
  );
}
