import type { ReactNode } from 'react';
import kit from './kit.module.css';
import classes from './page-heading.module.css';

/** What a page is, and in one line what it is about. */
export function PageHeading({ id, subtitle, children }: { id?: string; subtitle: ReactNode; children: ReactNode }) {
  return (
    <>
      <h1 id={id} className={classes.heading}>
        {children}
      </h1>
      <p className={`${kit.muted} ${kit.above4} ${kit.below24}`}>{subtitle}</p>
    </>
  );
}
