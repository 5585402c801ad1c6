import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { ownLane } from './lane.ts';
import { watchContext } from './watch-context.ts';

interface PageOptions {
  /** Another server than that of the lane. */
  baseUrl?: string;
  /** Origins that the page may ask besides its own. */
  otherOrigins?: readonly string[];
  width?: number;
  colorScheme?: 'light' | 'dark';
  language?: 'en' | 'de' | 'fr';
  /** Where the reader is; where the tests run unless said. */
  timeZone?: string;
  /** What an earlier page kept in the browser: see signedIn. */
  storageState?: NonNullable<BrowserContextOptions['storageState']>;
  /** The server has a certificate that nobody but the tests trusts. */
  testCertificate?: boolean;
  /** For a page of somebody else that runs into what we forbid. */
  expectsTrouble?: boolean;
}

export type OpenPage = (path: string, options?: PageOptions) => Promise<Page>;

/** One browser for the journeys of a file. Every page is closed after its test, and must not have caused any trouble. */
export function journeyBrowser() {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const troubles: string[] = [];

  beforeAll(async () => {
    const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
    browser = await chromium.launch({ executablePath: inject('chromium'), args });
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(troubles.splice(0)).toEqual([]);
  });
  afterAll(() => browser.close());

  async function openContext(options: PageOptions = {}): Promise<BrowserContext> {
    const {
      baseUrl = ownLane().baseUrl,
      width = 1440,
      colorScheme = 'light',
      language,
      timeZone,
      storageState,
      otherOrigins = [],
      testCertificate = false,
      expectsTrouble = false,
    } = options;
    const context = await browser.newContext({
      baseURL: baseUrl,
      viewport: { width, height: width < 700 ? 720 : 900 },
      colorScheme,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      ignoreHTTPSErrors: testCertificate,
      ...(storageState && { storageState }),
      ...(timeZone && { timezoneId: timeZone }),
    });
    contexts.push(context);
    context.setDefaultTimeout(30_000);
    if (language) {
      await context.addInitScript((chosen) => {
        // An empty page has no storage to read.
        if (location.protocol === 'about:' || localStorage.getItem('language') !== null) return;
        localStorage.setItem('language', chosen);
      }, language);
    }
    if (!expectsTrouble) watchContext(context, [new URL(baseUrl).origin, ...otherOrigins], troubles);
    return context;
  }

  async function openPage(path: string, options: PageOptions = {}): Promise<Page> {
    const page = await (await openContext(options)).newPage();
    await page.goto(path);
    return page;
  }

  return { openContext, openPage };
}
