import type { ReactNode } from 'react';
import classes from './notice.module.css';

/** Something to know before the form is filled in. */
export function Notice({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={classes.notice}>
      {title ? <h2 className={classes.title}>{title}</h2> : null}
      {children}
    </div>
  );
}
