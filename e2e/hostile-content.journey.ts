import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { demoPassword } from '../apps/server/src/demo/demo-organisations.ts';
import { poisonDatabase } from './hostile/poison-database.ts';
import { addressAttempts, scriptAttempts } from './hostile/script-attempts.ts';
import { visitPages } from './hostile/visit-pages.ts';
import { journeyBrowser } from './journey-browser.ts';
import { submitCredentials } from './sign-in.ts';
import { type ServerProcess, startServer } from './start-server.ts';

// What breaks the content-security policy on the way, as an attempt does that becomes HTML, fails the journey by itself.
const { openPage } = journeyBrowser();

const people = [
  { side: 'customer', email: 'lena.brandt@nordic-kitchen.example' },
  { side: 'supplier', email: 'sara.lindholm@lindholm-plastics.example' },
] as const;

let server: ServerProcess;
let poisoned: string[];

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-poisoned-'));
  await cp(inject('demoFolder'), folder, { recursive: true });
  poisoned = await poisonDatabase(folder);
  server = await startServer({}, folder);
  await rm(folder, { recursive: true });
});
afterAll(() => server.stop());

async function signedInPage(email: string): Promise<Page> {
  const page = await openPage('/login', { baseUrl: server.url });
  await submitCredentials(page, email, demoPassword);
  await page.waitForURL('/');
  return page;
}

async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'executed' in window)).toBe(false);
}

/** Into every field of the page that takes a text. */
async function typeEverywhere(page: Page): Promise<number> {
  const fields = page.locator(
    'main :is(input[type="text"], input[type="search"], input:not([type]), textarea):not([readonly]):not(:disabled):visible',
  );
  let typed = 0;
  for (let index = 0; index < (await fields.count()); index += 1) {
    // What was typed before may take a field away just now.
    const takesText = await fields
      .nth(index)
      .fill(scriptAttempts[1], { timeout: 2_000 })
      .then(
        () => true,
        () => false,
      );
    if (takesText) typed += 1;
    await page.keyboard.press('Tab');
  }
  return typed;
}

it('texts of every kind can be hostile', () => {
  expect(poisoned).toEqual(
    expect.arrayContaining([
      'organisation.name',
      'product.name',
      'product_line.product_name',
      'template.name',
      'actor.name',
    ]),
  );
  expect(poisoned.length).toBeGreaterThan(30);
});

describe.each(people)('for a $side', ({ email }) => {
  it('nothing that anybody wrote or types runs on any page', { timeout: 300_000 }, async () => {
    const page = await signedInPage(email);
    let typed = 0;
    const visited = await visitPages(page, ['/', '/products/sold', '/settings'], async () => {
      await page
        .getByText('<svg onload')
        .or(page.getByText('onerror='))
        .first()
        .waitFor({ timeout: 3_000 })
        .catch(() => {});
      await expectNothingRan(page);
      typed += await typeEverywhere(page);
      await expectNothingRan(page);
    });
    expect(visited.length).toBeGreaterThan(10);
    expect(typed).toBeGreaterThan(5);
  });
});

it('nothing that an address says runs, or leads elsewhere', async () => {
  const page = await signedInPage(people[0].email);
  const elsewhere = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:window.executed=1',
    '/%2F/evil.example',
  ];
  for (const target of elsewhere) {
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
    await page.locator('main h1').first().waitFor();
    expect(new URL(page.url()).origin).toBe(server.url);
  }
  for (const attempt of addressAttempts) {
    for (const path of [
      `/${attempt}`,
      `/products/purchased?textSearch=${attempt}&status=${attempt}`,
      `/customer/suppliers/${attempt}`,
      `/products/sold/${attempt}#${attempt}`,
      `/settings?tab=${attempt}`,
    ]) {
      await page.goto(path);
      await expect.poll(() => page.locator('main').count(), { message: path }).toBe(1);
      await expectNothingRan(page);
    }
  }
});
