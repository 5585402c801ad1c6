import { describe, expect, it } from 'vitest';
import { demoPassword } from '../apps/server/src/demo/demo-organisations.ts';
import { journeyBrowser } from './journey-browser.ts';
import { demoUsers, submitCredentials } from './sign-in.ts';

const { openPage } = journeyBrowser();

const refusals = [
  { status: 429, code: 'TOO_MANY_REQUESTS', headers: { 'retry-after': '840' }, says: 'Try again in 14 minutes.' },
  { status: 403, code: 'EMAIL_NOT_VERIFIED', headers: {}, says: 'isn’t confirmed yet' },
  { status: 500, code: 'INTERNAL_ERROR', headers: {}, says: 'The server ran into a problem.' },
];

describe('the door of a demo', () => {
  it('lets a visitor in with the keyboard alone, in the language that the page was read in', async () => {
    const page = await openPage('/login?redirect=/organisation', { language: 'fr', width: 320 });
    await page.getByRole('heading', { level: 2, name: 'Ceci est une démo' }).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    while ((await focused()) !== 'Entrer comme fournisseur') await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Organisation', exact: true }).waitFor();
    await expect.poll(() => page.locator('input[name="name"]').inputValue()).toBe('Hydral Rolling AS');
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr');
  });

  it('says what stands in the way, as it does for everybody', async () => {
    const page = await openPage('/login');
    await page.route('**/users/login', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '840', 'content-type': 'application/problem+json' },
        body: JSON.stringify({ type: 'about:blank', title: 'Too many', status: 429, code: 'TOO_MANY_REQUESTS' }),
      }),
    );
    await page.getByRole('button', { name: 'Enter as customer' }).click();
    await page.getByRole('alert').filter({ hasText: 'Try again in 14 minutes.' }).waitFor();
  });
});

describe('signing in', () => {
  it('leads back to the page that was asked for', async () => {
    const page = await openPage('/organisation?from=mail');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/organisation?from=mail');
    await submitCredentials(page, demoUsers.admin.email, demoPassword);
    await page.getByRole('heading', { level: 1, name: 'Organisation', exact: true }).waitFor();
    expect(page.url()).toMatch(/\/organisation\?from=mail$/);

    // Whoever is signed in already has no business on the sign-in page.
    await page.goto('/login?redirect=/organisation');
    await page.getByRole('heading', { level: 1, name: 'Organisation', exact: true }).waitFor();
  });

  it('never leads to another site', async () => {
    const page = await openPage('/login');
    const home = new URL('/', page.url()).href;
    await submitCredentials(page, demoUsers.admin.email, demoPassword);
    await page.getByRole('heading', { level: 1, name: 'Lena' }).waitFor();
    for (const target of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
      await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
      await page.getByRole('heading', { level: 1, name: 'Lena' }).waitFor();
      expect(page.url()).toBe(home);
    }

    await page.evaluate(() => localStorage.clear());
    await page.goto('/login?redirect=//evil.example');
    await submitCredentials(page, demoUsers.admin.email, demoPassword);
    await page.getByRole('heading', { level: 1, name: 'Lena' }).waitFor();
    expect(page.url()).toBe(home);
  });

  it('says what is missing and what is wrong, and keeps what was typed', async () => {
    const page = await openPage('/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    const summary = page.getByRole('alert');
    await summary.getByRole('link', { name: 'Enter your email address' }).waitFor();
    await summary.getByRole('link', { name: 'Enter your password' }).click();
    await page.locator('input[name="password"]:focus').waitFor();

    await submitCredentials(page, demoUsers.admin.email, 'not-the-password');
    await summary.getByText('The email address or the password isn’t right.').waitFor();
    await expect.poll(() => page.locator('input[name="email"]').inputValue()).toBe(demoUsers.admin.email);
    await expect.poll(() => page.locator('input[name="password"]').inputValue()).toBe('not-the-password');
    expect(page.url()).toMatch(/\/login$/);
  });

  it('explains other refusals', async () => {
    const page = await openPage('/login');
    for (const { status, code, headers, says } of refusals) {
      await page.route('**/users/login', (route) =>
        route.fulfill({
          status,
          headers: { ...headers, 'content-type': 'application/problem+json' },
          body: JSON.stringify({ type: 'about:blank', title: code, status, code }),
        }),
      );
      await submitCredentials(page, demoUsers.admin.email, demoPassword);
      await page.getByRole('alert').filter({ hasText: says }).waitFor();
      await expect.poll(() => page.locator('input[name="email"]').inputValue()).toBe(demoUsers.admin.email);
    }
  });

  it('says that there is no connection, and works once it is back', async () => {
    const page = await openPage('/login');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    // What tells it follows after the page is painted; without it the page goes on, and says it later.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await submitCredentials(page, demoUsers.admin.email, demoPassword);
    await page.getByRole('alert').filter({ hasText: 'There is no connection.' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lena' }).waitFor();
  });
});
