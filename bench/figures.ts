/** The median, the 95th percentile and the maximum. */
export function figuresOf(times: readonly number[]): readonly number[] {
  const sorted = times.toSorted((a, b) => a - b);
  // The smallest time that no more than the rest of all times exceeds.
  return [0.5, 0.95, 1].map((share) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN);
}
