import type { BrowserContext, Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callServer } from './call-server.ts';
import { checkAccessibility } from './check-accessibility.ts';
import { journeyBrowser } from './journey-browser.ts';
import { askFor, partners } from './prepare-answers.ts';
import { browserOf } from './prepare-company.ts';
import { numbered } from './prepare-purchases.ts';
import { isFocused, tabTo } from './tab-to.ts';

const { openPage, openContext } = journeyBrowser();

/** A supplier's browser, and how its customer asks for products. */
async function prepare() {
  const known = await partners();
  return {
    known,
    ask: (...names: string[]) => askFor(known, names),
    storageState: browserOf(known.supplier.admin),
  };
}

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const bellWith = (page: Page, unread: number) =>
  page.getByRole('button', { name: `Notifications, ${unread} unread`, exact: true });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const entryOf = (page: Page, text: string) => panelOf(page).getByRole('link', { name: text });

/** The streams that are open now, in all pages of a browser. */
function watchStreams(context: BrowserContext): ReadonlySet<Request> {
  const open = new Set<Request>();
  const isStream = (request: Request) => request.url().includes('/api/notifications/stream');
  context.on('request', (request) => void (isStream(request) && open.add(request)));
  context.on('requestfinished', (request) => void open.delete(request));
  context.on('requestfailed', (request) => void open.delete(request));
  return open;
}

describe('notifications', () => {
  it('arrive on an open page, lead to what they are about, and are read', async () => {
    const { ask, storageState } = await prepare();
    const page = await openPage('/products/received-requests', { storageState });
    await bellOf(page).click();
    await panelOf(page).getByText('Nothing has happened yet').waitFor();
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await panelOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(bellOf(page))).toBe(true);

    await ask('Jar with a lid');
    await bellWith(page, 1).waitFor();
    await expect
      .poll(() => page.getByRole('status').allInnerTexts())
      .toContain('New notification: Fjord Foods asks for the footprint of “Jar with a lid”');
    // The list below has it as well, without reloading.
    await page.getByRole('main').getByText('Jar with a lid').first().waitFor();

    await ask(...numbered('Bottle', 3));
    await bellWith(page, 2).waitFor();
    await bellOf(page).click();
    const shown = panelOf(page).getByRole('listitem');
    await expect.poll(() => shown.count()).toBe(2);
    expect(await shown.allTextContents()).toEqual([
      expect.stringMatching(/^Unread: Fjord Foods asks for the footprints of 3 products/),
      expect.stringMatching(/^Unread: Fjord Foods asks for the footprint of “Jar with a lid”/),
    ]);
    await shown.first().getByText('Marta Lindqvist').waitFor();
    await checkAccessibility(page);

    await entryOf(page, 'Jar with a lid').click();
    await page.waitForURL(/\/supplier\/requests\/REQ-[\d-]+\/products\/[\da-f-]{36}/);
    await panelOf(page).waitFor({ state: 'detached' });
    await bellWith(page, 1).waitFor();

    await bellOf(page).click();
    await entryOf(page, '3 products').click();
    await page.waitForURL('**/products/received-requests?productRequestStatus=REQUESTED');
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  });

  it('are all read at once, with the keyboard alone, on a phone too', async () => {
    const { ask, storageState } = await prepare();
    const page = await openPage('/', { storageState, width: 320, colorScheme: 'dark' });
    await bellOf(page).waitFor();
    await ask(...numbered('Cup', 2));
    await ask('Lid');
    await bellWith(page, 2).waitFor();
    await tabTo(page, bellOf(page));
    await page.keyboard.press('Enter');
    const all = panelOf(page).getByRole('button', { name: 'Mark all as read' });
    await all.waitFor();
    await checkAccessibility(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.keyboard.press('Tab');
    await expect.poll(() => isFocused(all)).toBe(true);
    await page.keyboard.press('Enter');
    await all.waitFor({ state: 'detached' });
    await panelOf(page).getByText('Unread:').first().waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  });

  it('come to all tabs of a browser through one stream, which the next tab takes over', async () => {
    const { ask, storageState } = await prepare();
    const context = await openContext({ storageState });
    const streams = watchStreams(context);
    const tabs: Page[] = [];
    for (const path of ['/', '/products/received-requests', '/settings']) {
      const tab = await context.newPage();
      await tab.goto(path);
      await bellOf(tab).waitFor();
      tabs.push(tab);
    }
    await expect.poll(() => streams.size).toBe(1);
    await ask('Shared');
    for (const tab of tabs) await bellWith(tab, 1).waitFor();
    expect(streams.size).toBe(1);

    const [first, second, third] = tabs as [Page, Page, Page];
    const [before] = streams;
    await first.close();
    await expect.poll(() => [...streams].filter((stream) => stream !== before).length).toBe(1);
    await ask('Shared again');
    await bellWith(second, 2).waitFor();
    await bellWith(third, 2).waitFor();

    // What is read in one is read in the other.
    await bellOf(second).click();
    await panelOf(second).getByRole('button', { name: 'Mark all as read' }).click();
    await third.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  });

  it('say that they could not be loaded, and load when asked again', async () => {
    const { ask, storageState } = await prepare();
    await ask('Tumbler');
    const page = await (await openContext({ storageState })).newPage();
    const calls = '**/api/notifications?*';
    await page.route(calls, (route) => route.abort());
    await page.goto('/');
    await bellOf(page).click();
    await panelOf(page).getByText('The notifications couldn’t be loaded.').waitFor();
    await checkAccessibility(page);
    await page.unroute(calls);
    await panelOf(page).getByRole('button', { name: 'Try again' }).click();
    await panelOf(page).getByRole('listitem').first().waitFor();
  });

  it('are not asked for any more by whoever has signed out', async () => {
    const { admin } = (await prepare()).known.customer;
    const tokens = await callServer('loginUser', { email: admin.email, password: admin.password });
    const context = await openContext({ storageState: browserOf({ tokens }) });
    const streams = watchStreams(context);
    const page = await context.newPage();
    await page.goto('/');
    await expect.poll(() => streams.size).toBe(1);
    await page.goto('/logout');
    await page.waitForURL('**/login');
    await expect.poll(() => streams.size).toBe(0);
  });
});
