import { type ReactNode, useEffect, useRef } from 'react';
import classes from './focused-title.module.css';

interface FocusedTitleProps {
  id?: string;
  /** Its place in the outline. */
  level?: 2 | 3;
  children: ReactNode;
}

/** The title of what has just come: the focus goes there, so that it is read out and nobody is lost. */
export function FocusedTitle({ id, level = 3, children }: FocusedTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <Title id={id} ref={title} tabIndex={-1} className={classes.title}>
      {children}
    </Title>
  );
}
