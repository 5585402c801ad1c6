import type { FootprintPart } from '@pcf/contract/vocabulary/footprint-part';
import classes from './bar.module.css';

interface BarProps {
  /** Gives the bar its shade; rows that are of no part have none. */
  part: FootprintPart | null;
  /** Of the whole width, from 0 to 1. */
  share: number;
  /** Of the second scenario, which is hatched: the two are told apart in grey as well. */
  second?: boolean;
}

/** A bar that only accompanies its number, so that assistive technology does not hear of it. */
export function Bar({ part, share, second = false }: BarProps) {
  const width = Number.isFinite(share) ? Math.min(Math.max(share, 0), 1) * 100 : 0;
  return (
    <span className={classes.track} aria-hidden>
      <span
        className={classes.bar}
        data-part={part ?? undefined}
        data-second={second || undefined}
        data-empty={width === 0 || undefined}
        style={{ width: `${width}%` }}
      />
    </span>
  );
}
