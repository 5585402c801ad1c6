import type { ReactNode } from 'react';
import classes from './drop-frame.module.css';

interface DropFrameProps {
  title: string;
  /** A file is held above the page. */
  above: boolean;
  /** How large a file may be, and of what kind. */
  limits: string;
  /** The button that chooses a file instead of dropping it. */
  children: ReactNode;
  /** Its place in the outline. */
  level?: 2 | 3;
}

export function DropFrame({ title, above, limits, children, level = 3 }: DropFrameProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <section className={classes.place} data-above={above || undefined}>
      <Title className={classes.title}>{title}</Title>
      {children}
      <p className={classes.limits}>{limits}</p>
    </section>
  );
}
