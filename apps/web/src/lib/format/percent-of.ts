/** The share of a part in percent; 0 where there is no total to have a share of. */
export function percentOf(part: number, total: number): number {
  if (total === 0) return 0;
  const percent = (part * 100) / total;
  return Number.isFinite(percent) ? percent : 0;
}
