import { useState } from 'react';
import type { Column } from './column.ts';

type Columns<Row> = readonly Column<Row>[];

/** Whether rows look the same under both, whatever their heads do. */
export function sameCells<Row>(some: Columns<Row>, others: Columns<Row>): boolean {
  return (
    some.length === others.length &&
    some.every(({ id, header, cell, below, align }, index) => {
      const other = others[index];
      return (
        other?.id === id &&
        other.header === header &&
        other.cell === cell &&
        other.below === below &&
        other.align === align
      );
    })
  );
}

/** The columns as rows know them: the same while only heads change, so that no row is drawn again when one sorts. */
export function useCellColumns<Row>(columns: Columns<Row>): Columns<Row> {
  const [kept, keep] = useState(columns);
  if (kept === columns || sameCells(kept, columns)) return kept;
  keep(columns);
  return columns;
}
