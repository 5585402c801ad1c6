import type { PurchasedLine } from './purchased-line.ts';

/** Lines that were chosen, by their ids, whichever page they were on. */
export type ChosenLines = ReadonlyMap<string, PurchasedLine>;

export const nothingChosen: ChosenLines = new Map();

/** What is chosen once a table says which keys are; what was chosen on other pages keeps its data. */
export function chooseLines(chosen: ChosenLines, keys: ReadonlySet<string>, shown: readonly PurchasedLine[]) {
  const known = new Map([...chosen, ...shown.map((line) => [line.lineId, line] as const)]);
  const next = new Map<string, PurchasedLine>();
  for (const key of keys) {
    const line = known.get(key);
    if (line) next.set(key, line);
  }
  return next as ChosenLines;
}

/** The chosen ones, those in sight as they are now. */
export function freshLines(chosen: ChosenLines, shown: readonly PurchasedLine[]): PurchasedLine[] {
  const seen = new Map(shown.map((line) => [line.lineId, line]));
  return [...chosen.values()].map((line) => seen.get(line.lineId) ?? line);
}
