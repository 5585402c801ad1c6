import { useRowSelection } from '../../ui/data-table/use-row-selection.ts';

interface SelectableLine {
  readonly lineId: string;
  readonly name: string;
  readonly internalReference: string;
}

const lineKey = ({ lineId }: SelectableLine) => lineId;

/** The lines that are selected, on this page of the list and on others, whichever side the list is of. */
export function useLineSelection<Line extends SelectableLine>(shown: readonly Line[]) {
  const { rows: lines, ...selection } = useRowSelection(shown, lineKey);
  return { lines, ...selection };
}
