import { type ReactNode, useMemo, useState } from 'react';
import { type ChosenRows, chooseRows, freshRows, nothingChosen } from './chosen-rows.ts';
import type { RowSelection } from './row-selection.ts';

interface NamedRow {
  readonly name: string;
  readonly internalReference: string;
}

/** The rows that are selected, on this page of the list and on others. */
export function useRowSelection<Row extends NamedRow>(shown: readonly Row[], rowKey: (row: Row) => string) {
  const [chosen, setChosen] = useState<ChosenRows<Row>>(nothingChosen);
  const rows = useMemo(() => freshRows(chosen, shown, rowKey), [chosen, shown, rowKey]);
  return {
    rows,
    clear: () => setChosen(nothingChosen),
    /** For DataTable, with the buttons of the bar. */
    withActions: (actions: ReactNode): RowSelection<Row> => ({
      selected: new Set(chosen.keys()),
      onChange: (keys) => setChosen((current) => chooseRows(current, keys, shown, rowKey)),
      nameOf: ({ name, internalReference }) => `${name}, ${internalReference}`,
      actions,
    }),
  };
}
