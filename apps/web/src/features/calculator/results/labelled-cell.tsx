import type { ReactNode } from 'react';
import classes from './contribution-table.module.css';

/** A cell that brings its heading along where the row has become a card. */
export function LabelledCell({ label, number, children }: { label: string; number?: boolean; children: ReactNode }) {
  return (
    <td className={number ? `${classes.cell} ${classes.number}` : classes.cell}>
      <span className={classes.cellLabel} aria-hidden>
        {label}
      </span>
      <div className={classes.cellValue}>{children}</div>
    </td>
  );
}
