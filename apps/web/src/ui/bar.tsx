import classes from './bar.module.css';
import type { StatusHue } from './theme/tokens.ts';

interface BarProps {
  /** Shades of one hue that differ in grey as well; without one the bar is an outline. */
  shade?: 'strong' | 'medium' | 'soft' | undefined;
  /** Only where what is drawn is a status. */
  status?: StatusHue | undefined;
  /** Of the whole width, from 0 to 1. */
  share: number;
  /** For what is to be told apart from its neighbours, in grey as well: the other of two, or what is taken away. */
  hatched?: boolean;
}

/** A bar that only accompanies its number, so that assistive technology does not hear of it. */
export function Bar({ shade, status, share, hatched = false }: BarProps) {
  const width = Number.isFinite(share) ? Math.min(Math.max(share, 0), 1) * 100 : 0;
  return (
    <span className={classes.track} aria-hidden>
      <span
        className={classes.bar}
        data-shade={shade}
        data-status={status}
        data-hatched={hatched || undefined}
        data-empty={width === 0 || undefined}
        style={{ width: `${width}%` }}
      />
    </span>
  );
}
