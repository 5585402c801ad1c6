import type { ReactNode } from 'react';
import classes from './entry-panel.module.css';

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
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.text}>{children}</div>
    </section>
  );
}
