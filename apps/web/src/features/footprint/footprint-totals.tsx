import { useId } from 'react';
import type { Footprint } from './api/get-footprint.ts';
import classes from './footprint-page.module.css';
import { Coverage } from './totals/coverage.tsx';
import { Largest } from './totals/largest.tsx';
import { TotalFigures } from './totals/total-figures.tsx';
import { WithoutQuantity } from './totals/without-quantity.tsx';

/** The figure of a year, what it rests on, and where most of it comes from. */
export function FootprintTotals({ footprint }: { footprint: Footprint }) {
  const headingId = useId();
  return (
    <>
      <section className={classes.totals} aria-labelledby={headingId}>
        <TotalFigures footprint={footprint} headingId={headingId} />
        <Coverage footprint={footprint} />
      </section>
      <WithoutQuantity footprint={footprint} />
      <Largest footprint={footprint} />
    </>
  );
}
