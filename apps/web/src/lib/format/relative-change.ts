/** By how much a number has changed, as a share of what it was; null where it was nothing. */
export function relativeChange(before: number, after: number): number | null {
  if (before === 0) return null;
  return Number(((after - before) / Math.abs(before)).toPrecision(12));
}
