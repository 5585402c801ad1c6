import type { ReactNode } from 'react';
import classes from './figure-strip.module.css';
import kit from './kit.module.css';

export interface StripFigure {
  readonly label: string;
  readonly value: ReactNode;
  /** Small, behind the value. */
  readonly unit?: ReactNode;
  readonly note?: ReactNode;
}

/** The few figures that matter most, side by side; the first is the largest. */
export function FigureStrip({ label, figures }: { label: string; figures: readonly StripFigure[] }) {
  return (
    <section aria-label={label}>
      <dl className={`${kit.card} ${classes.strip}`}>
        {figures.map(({ label: name, value, unit, note }) => (
          <div key={name} className={classes.figure}>
            <dt>{name}</dt>
            <dd className={classes.value}>
              {value}
              {unit ? <span className={classes.unit}> {unit}</span> : null}
            </dd>
            {note ? <dd className={classes.note}>{note}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  );
}
