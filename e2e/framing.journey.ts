import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { journeyBrowser } from './journey-browser.ts';
import { ownLane } from './lane.ts';

const { openContext } = journeyBrowser();

/** A site of somebody else that shows an address in a frame over the whole page. */
async function siteWithFrame(address: string): Promise<string> {
  const site = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(`<!doctype html><title>A prize</title><iframe src="${address}" width="800" height="600"></iframe>`);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void site.close());
  await once(site, 'listening');
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
}

async function framed(address: string): Promise<Frame> {
  const context = await openContext({ expectsTrouble: true });
  const page = await context.newPage();
  await page.goto(await siteWithFrame(address));
  const frame = page.frames()[1];
  if (!frame) throw new Error('The page has no frame.');
  return frame;
}

it('what may be framed shows in a frame', async () => {
  const frame = await framed(await siteWithFrame('about:blank'));
  expect(await frame.title()).toBe('A prize');
});

it.each(['/login', '/calculator', '/products/purchased', '/settings', '/an-address-that-never-was'])(
  'no other site shows %s in a frame',
  async (path) => {
    const frame = await framed(new URL(path, ownLane().baseUrl).href);
    await expect.poll(() => frame.url()).toMatch(/^chrome-error:/);
    expect(await frame.locator('main').count()).toBe(0);
  },
);
