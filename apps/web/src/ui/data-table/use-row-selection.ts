import { type ReactNode, useMemo, useState } from 'react';
import type { RowSelection } from './row-selection.ts';

export const nothingChosen: ChosenRows<never> = new Map<string, never>();

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
    /** For DataTable, with the buttons of the bar; without any, there is nothing to select for. */
    withActions: (actions: ReactNode): RowSelection<Row> | undefined =>
      actions === null
        ? undefined
        : {
            selected: new Set(chosen.keys()),
            onChange: (keys) => setChosen((current) => chooseRows(current, keys, shown, rowKey)),
            nameOf: ({ name, internalReference }) => `${name}, ${internalReference}`,
            actions,
          },
  };
}

/** Rows that were chosen, by their keys, whichever page they were on. */
type ChosenRows<Row> = ReadonlyMap<string, Row>;

type RowKey<Row> = (row: Row) => string;

/** What is chosen once a table says which keys are; what was chosen on other pages keeps its data. */
export function chooseRows<Row>(
  chosen: ChosenRows<Row>,
  keys: ReadonlySet<string>,
  shown: readonly Row[],
  rowKey: RowKey<Row>,
): ChosenRows<Row> {
  const known = new Map([...chosen, ...shown.map((row) => [rowKey(row), row] as const)]);
  const next = new Map<string, Row>();
  for (const key of keys) {
    const row = known.get(key);
    if (row) next.set(key, row);
  }
  return next;
}

/** The chosen ones, those in sight as they are now. */
export function freshRows<Row>(chosen: ChosenRows<Row>, shown: readonly Row[], rowKey: RowKey<Row>): Row[] {
  const seen = new Map(shown.map((row) => [rowKey(row), row]));
  return [...chosen].map(([key, row]) => seen.get(key) ?? row);
}
