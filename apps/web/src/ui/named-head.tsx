import type { ReactNode } from 'react';
import kit from './kit.module.css';
import classes from './named-head.module.css';

interface NamedHeadProps {
  name: string;
  /** What else tells which one it is. */
  below?: ReactNode;
  /** What is no button stands at the foot of the name. */
  low?: boolean;
  /** Beside the name: buttons, or a state. */
  children?: ReactNode;
}

/** The head of a page about one thing that people have named themselves. */
export function NamedHead({ name, below, low = false, children }: NamedHeadProps) {
  return (
    <div className={`${kit.row} ${classes.head}`} data-low={low || undefined}>
      <div className={classes.names}>
        <h1 className={`${kit.breakable} ${classes.name}`}>{name}</h1>
        {below ? <p className={`${kit.muted} ${kit.breakable} ${kit.above4}`}>{below}</p> : null}
      </div>
      {children}
    </div>
  );
}
