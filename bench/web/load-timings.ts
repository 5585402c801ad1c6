import type { Page } from 'playwright-core';

export interface LoadTimings {
  readonly load: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** What tasks took beyond 50 ms each, from the first paint until the page was quiet. */
  readonly blocked: number;
  /** As they travelled, with their headers. */
  readonly kilobytes: number;
  readonly scriptKilobytes: number;
  readonly files: number;
}

/** Once the page is settled, and before anybody has touched it. */
export function loadTimings(page: Page): Promise<LoadTimings> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const sizeOf = (some: readonly PerformanceResourceTiming[]) =>
      some.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
    return {
      load: navigation?.loadEventEnd ?? Number.NaN,
      firstPaint,
      largestPaint: window.notes.largestPaint,
      blocked: window.notes.longTasks
        .filter(({ start, duration }) => start + duration > firstPaint)
        .reduce((sum, { duration }) => sum + duration - 50, 0),
      kilobytes: sizeOf(navigation ? [navigation, ...files] : files),
      scriptKilobytes: sizeOf(files.filter(({ name }) => name.endsWith('.js'))),
      files: files.length,
    };
  });
}
