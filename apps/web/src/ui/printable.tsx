import type { ReactNode } from 'react';
import classes from './printable.module.css';

/** A page that is also read on paper, where there is neither a menu nor a dark side. */
export function Printable({ children }: { children: ReactNode }) {
  return <div className={classes.page}>{children}</div>;
}
