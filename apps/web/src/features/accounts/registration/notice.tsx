import type { ReactNode } from 'react';
import kit from '../../../ui/kit.module.css';
import classes from './notice.module.css';

/** Something to know before the form is filled in. */
export function Notice({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={`${kit.card} ${kit.muted} ${classes.notice}`}>
      {title ? <h2 className={`${kit.minorHeading} ${classes.title}`}>{title}</h2> : null}
      {children}
    </div>
  );
}
