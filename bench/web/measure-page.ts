import type { Browser, Page } from 'playwright-core';
import { type LoadTimings, loadTimings } from './load-timings.ts';
import type { MeasuredPage } from './measured-page.ts';
import { openPage } from './open-page.ts';
import { settled, slowestInteraction } from './page-timings.ts';
import type { StillPages } from './still-pages.ts';

export interface PageRound {
  readonly ours: LoadTimings;
  readonly still: LoadTimings;
  /** The slowest interaction of each step, in their order. */
  readonly interactions: readonly number[];
}

/** One load of ours, one of the same page without scripts, and everything that is done in ours. */
export async function measurePage(
  browser: Browser,
  origin: string,
  stillPages: StillPages,
  measured: MeasuredPage,
): Promise<PageRound> {
  await using opened = await openPage(browser, origin, measured);
  const { page } = opened;
  await load(page, origin + measured.path, measured.ready);
  const ours = await loadTimings(page);
  const still = await measureStill(browser, stillPages, await stillPages.keep(page), measured);
  const interactions: number[] = [];
  for (const step of measured.steps) {
    await step.act(page);
    await settled(page);
    interactions.push(await slowestInteraction(page));
  }
  return { ours, still, interactions };
}

async function measureStill(browser: Browser, { origin }: StillPages, path: string, { ready }: MeasuredPage) {
  await using opened = await openPage(browser, origin, {});
  await load(opened.page, origin + path, ready);
  return await loadTimings(opened.page);
}

/** Looks seldom and at little, since looking slows the page down as well. */
async function load(page: Page, url: string, ready: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction((selector) => document.querySelector(selector) !== null, ready, { polling: 200 });
  await settled(page);
}
