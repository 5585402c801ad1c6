import type { Page } from 'playwright-core';

/** What the browser notes about a page while it loads and is used. All times are in milliseconds since the navigation. */
interface PageNotes {
  largestPaint: number;
  readonly longTasks: { readonly start: number; readonly duration: number }[];
  /** From a key or a click to the next frame, by the kind of event. */
  readonly interactions: { readonly event: string; readonly duration: number }[];
}

declare global {
  interface Window {
    notes: PageNotes;
  }
}

/** Before the page has a script of its own. */
export async function noteTimings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes: PageNotes = { largestPaint: 0, longTasks: [], interactions: [] };
    window.notes = notes;
    const observe = (options: PerformanceObserverInit, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ buffered: true, ...options });
    observe({ type: 'largest-contentful-paint' }, ({ startTime }) => {
      notes.largestPaint = startTime;
    });
    observe({ type: 'longtask' }, ({ startTime, duration }) => notes.longTasks.push({ start: startTime, duration }));
    observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit, (entry) => {
      const { interactionId, name, duration } = entry as PerformanceEventTiming;
      if (interactionId) notes.interactions.push({ event: name, duration });
    });
  });
}

const quietMs = 500;

/** Nothing was loaded and no task was long for half a second. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction((quiet) => {
    const tasks = window.notes.longTasks.map(({ start, duration }) => start + duration);
    const files = performance
      .getEntriesByType('resource')
      .map((file) => (file as PerformanceResourceTiming).responseEnd);
    return performance.now() - Math.max(0, ...tasks, ...files) > quiet;
  }, quietMs);
}

/** The longest of what was noted since it was last asked for, under which nothing is noted. */
export async function slowestInteraction(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    // Two frames after the last event, what was noted about it has been handed over.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve, 50));
    return Math.max(0, ...window.notes.interactions.splice(0).map(({ duration }) => duration));
  });
}
