import type { Browser, Page } from 'playwright-core';
import type { MeasuredPage } from './measured-page.ts';
import { noteTimings } from './page-timings.ts';

/** How many times slower than this machine the page's is. */
export const slowdown = 4;

interface Opened extends AsyncDisposable {
  readonly page: Page;
}

/** In a browser that has seen nothing yet, on a slowed processor. */
export async function openPage(
  browser: Browser,
  origin: string,
  { tokens }: Pick<MeasuredPage, 'tokens'>,
): Promise<Opened> {
  const stored = tokens
    ? { accessToken: tokens.access_token, refreshToken: tokens.refresh_token, idToken: tokens.id_token }
    : {};
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) }],
    },
  });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  await noteTimings(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, [Symbol.asyncDispose]: () => context.close() };
}
