import type { BrowserContext } from 'playwright-core';
import { expect, it } from 'vitest';
import { callServer } from './call-server.ts';
import { journeyBrowser } from './journey-browser.ts';
import { registerCompany, tokenOf } from './prepare-company.ts';
import { mailWithLink } from './read-mail.ts';
import { submitCredentials } from './sign-in.ts';

const { openContext } = journeyBrowser();

/** What a browser tells others about where it is: every address that it asks for, and the one it says it came from. */
function addressesOf(context: BrowserContext): string[] {
  const addresses: string[] = [];
  context.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
  return addresses;
}

it('the tokens of a session are in no address', async () => {
  const { admin } = await registerCompany('Token Works');
  const context = await openContext();
  const addresses = addressesOf(context);
  const page = await context.newPage();
  await page.goto('/login');
  const spoken = new Set<string>();
  context.on('request', (request) => spoken.add(request.headers().authorization ?? ''));
  await submitCredentials(page, admin.email, admin.password);
  await page.waitForURL('/');
  for (const path of ['/organisation', '/products/purchased', '/settings']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  const kept = await page.evaluate(() => [...Object.values(localStorage), ...Object.values(sessionStorage)].join(' '));
  const secrets = `${[...spoken].join(' ')} ${kept}`.match(/[\w.-]{40,}/g) ?? [];
  expect(secrets.length).toBeGreaterThan(1);
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => secrets.some((secret) => address.includes(secret)))).toEqual([]);
});

it('the token of a link from a mail leaves the address bar at once, and goes no further in any address', async () => {
  const { admin } = await registerCompany('Link Works');
  const email = `invited-${crypto.randomUUID()}@link-token.example`;
  const invitations = [{ email, relation: 'SUPPLIER' } as const];
  await callServer('createInvitations', { invitations }, admin.tokens.access_token);
  const { link } = await mailWithLink(email, '/register');
  const token = tokenOf(link);
  const context = await openContext();
  const addresses = addressesOf(context);
  const page = await context.newPage();
  await page.goto(link);
  expect(page.url()).not.toContain(token);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(page.url()).not.toContain(token);
  expect(await page.evaluate(() => document.referrer)).toBe('');
  // It is then asked about by the call that is made for it, whose address no log tells.
  const asked = new URL(`/auth/registration/invitations/${token}`, link).href;
  await expect.poll(() => addresses.filter((address) => address.includes(token))).toEqual([link, asked]);
});
