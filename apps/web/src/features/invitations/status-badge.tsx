import type { ReactNode } from 'react';
import kit from '../../ui/kit.module.css';
import classes from './invitations-tab.module.css';

/** Which hue a status has, and which drawing says the same without it. */
const drawings = {
  pendingReview: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  requested: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 4.75V8l2.25 1.5',
  completed: 'm3 8.5 3.25 3.25L13 5',
  declined: 'M4 4l8 8M12 4l-8 8',
  rejected: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 5v3.5M8 10.9h.01',
} as const;

export type Tone = keyof typeof drawings;

export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={`${kit.strong} ${kit.breakable} ${classes.badge}`} data-tone={tone}>
      <svg className={classes.icon} viewBox="0 0 16 16" aria-hidden>
        <path d={drawings[tone]} />
      </svg>
      {children}
    </span>
  );
}
