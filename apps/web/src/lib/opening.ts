/**
 * Whether the page that was opened is still to be drawn whole. Its head comes first then, and the rest after the paint;
 * a reload or a way back finds its place on the page again, for which all of it must be there at once.
 */
let opening = wasOpenedByAddress();

function wasOpenedByAddress(): boolean {
  const [navigation] = globalThis.performance?.getEntriesByType('navigation') ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

export const isOpening = () => opening;

export function endOpening(): void {
  opening = false;
}
