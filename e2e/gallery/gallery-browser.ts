import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { watchContext } from '../watch-context.ts';
import { startGallery } from './gallery-server.ts';

interface GalleryView {
  component?: string;
  /** Of a component that shows one of its states at a time. */
  view?: string;
  language?: 'en' | 'de' | 'fr';
  width?: number;
  /** The page's timers then wait for page.clock. */
  clock?: boolean;
}

export type OpenGallery = (view?: GalleryView) => Promise<Page>;

/** A state of a component, as its page shows it. */
export const state = (page: Page, name: string): Locator => page.locator(`[data-state-name="${name}"]`);

export const hasFocus = (locator: Locator) =>
  expect.poll(() => locator.evaluate((node) => node === document.activeElement)).toBe(true);

/** One built gallery and one browser for all checks; no page may break the policy, throw or ask elsewhere. */
export function galleryBrowser(): OpenGallery {
  let browser: Browser;
  let gallery: Awaited<ReturnType<typeof startGallery>>;
  // The gallery keeps nothing but the language, which every visit names: one context spares loading it anew.
  let running: BrowserContext;
  let timed: BrowserContext;
  const troubles: string[] = [];

  async function openContext(): Promise<BrowserContext> {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    context.setDefaultTimeout(30_000);
    watchContext(context, [new URL(gallery.url).origin], troubles);
    return context;
  }

  beforeAll(async () => {
    const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
    const executablePath = inject('chromium');
    [gallery, browser] = await Promise.all([startGallery(), chromium.launch({ executablePath, args })]);
    [running, timed] = await Promise.all([openContext(), openContext()]);
    await timed.clock.install();
  });
  afterEach(async () => {
    await Promise.all([...running.pages(), ...timed.pages()].map((page) => page.close()));
    expect(troubles.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await gallery.stop();
  });

  return async function openGallery(view: GalleryView = {}): Promise<Page> {
    const { component, view: state, language = 'en', width = 1440, clock = false } = view;
    const page = await (clock ? timed : running).newPage();
    await page.setViewportSize({ width, height: width < 700 ? 720 : 900 });
    const query = new URLSearchParams({ language, ...(component && { component }), ...(state && { view: state }) });
    await page.goto(`${gallery.url}/?${query}`);
    await page.locator('[data-specimen]').first().waitFor();
    return page;
  };
}
