import { type ReactNode, useEffect, useRef } from 'react';
import classes from './focused-title.module.css';

/** The title of what has just come: the focus goes there, so that it is read out and nobody is lost. */
export function FocusedTitle({ id, children }: { id?: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h3 id={id} ref={title} tabIndex={-1} className={classes.title}>
      {children}
    </h3>
  );
}
