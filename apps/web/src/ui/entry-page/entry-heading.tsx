import { useEffect, useRef } from 'react';
import kit from '../kit.module.css';
import classes from './entry-heading.module.css';

interface EntryHeadingProps {
  id?: string | undefined;
  /** For what follows a press of a button: the reader goes on here instead of at the top. */
  takesFocus: boolean;
  children: string;
}

export function EntryHeading({ id, takesFocus, children }: EntryHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h1 id={id} ref={heading} tabIndex={-1} className={`${kit.breakable} ${classes.heading}`}>
      {children}
    </h1>
  );
}
