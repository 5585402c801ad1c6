import { type ReactNode, useMemo, useState } from 'react';
import type { RowSelection } from '../data-table/row-selection.ts';
import { chooseLines, freshLines, nothingChosen } from './chosen-lines.ts';
import type { PurchasedLine } from './purchased-line.ts';

/** The lines that are selected, on this page of the list and on others. */
export function useLineSelection(shown: readonly PurchasedLine[]) {
  const [chosen, setChosen] = useState(nothingChosen);
  const lines = useMemo(() => freshLines(chosen, shown), [chosen, shown]);
  return {
    lines,
    clear: () => setChosen(nothingChosen),
    /** For DataTable, with the buttons of the bar. */
    withActions: (actions: ReactNode): RowSelection<PurchasedLine> => ({
      selected: new Set(chosen.keys()),
      onChange: (keys) => setChosen((current) => chooseLines(current, keys, shown)),
      nameOf: ({ name, internalReference }) => `${name}, ${internalReference}`,
      actions,
    }),
  };
}
