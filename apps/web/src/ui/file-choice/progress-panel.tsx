import { type ReactNode, useId } from 'react';
import { FocusedTitle } from '../focused-title.tsx';
import kit from '../kit.module.css';
import classes from './progress-panel.module.css';

interface ProgressPanelProps {
  title: string;
  /** From 0 to 100; null while nobody knows. */
  percent: number | null;
  note: string;
  /** How to stop it, where it can be stopped. */
  action?: ReactNode;
  level?: 2 | 3;
}

export function ProgressPanel({ title, percent, note, action, level = 3 }: ProgressPanelProps) {
  const titleId = useId();
  return (
    <section className={`${kit.framed} ${classes.reading}`}>
      <FocusedTitle id={titleId} level={level}>
        {title}
      </FocusedTitle>
      <progress
        className={classes.bar}
        aria-labelledby={titleId}
        max={100}
        {...(percent === null ? {} : { value: percent })}
      />
      <div className={`${kit.between} ${classes.foot}`}>
        <span className={kit.mutedFigures}>{note}</span>
        {action}
      </div>
    </section>
  );
}
