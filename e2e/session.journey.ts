import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { journeyBrowser } from './journey-browser.ts';
import { demoUsers, signIn } from './sign-in.ts';

const { openContext, openPage } = journeyBrowser();

const unauthenticated = {
  status: 401,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title: 'Not signed in', status: 401, code: 'UNAUTHENTICATED' }),
};

function countRefreshes(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/users/refresh')) count += 1;
  });
  return () => count;
}

/** Every tab believes its access token to have expired; the refresh token is still good. */
function expireAccessToken(): void {
  const payload = btoa(JSON.stringify({ sub: 'someone', exp: 1 }));
  localStorage.setItem('accessToken', `e30.${payload}.x`);
}

/** To a plain document of the same origin: what the home page still calls would be refused, or refresh the session, too. */
async function leaveApplication(page: Page): Promise<void> {
  await page.route('**/plain-document', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/plain-document');
}

describe('the session', () => {
  it('is refreshed once when a call is refused, and the call repeated', async () => {
    const page = await openPage('/login');
    await signIn(page, demoUsers.admin);
    await leaveApplication(page);
    const refreshes = countRefreshes(page.context());
    await page.route('**/api/organisation', (route) => route.fulfill(unauthenticated), { times: 1 });
    const repeated = page.waitForResponse((response) => response.url().endsWith('/api/organisation') && response.ok());
    await page.goto('/organisation');
    await page.getByRole('heading', { level: 1, name: 'Organisation', exact: true }).waitFor();
    await repeated;
    expect(refreshes()).toBe(1);
  });

  it('ends when the repeated call is refused too, and the path is kept', async () => {
    const page = await openPage('/login');
    await signIn(page, demoUsers.admin);
    await leaveApplication(page);
    const refreshes = countRefreshes(page.context());
    await page.route('**/api/organisation', (route) => route.fulfill(unauthenticated));
    await page.goto('/organisation');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.getByText('Your session has ended. Sign in to go on.').waitFor();
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/organisation');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull();
    expect(refreshes()).toBe(1);
  });

  it('is refreshed by one tab for all, and ends in all when one signs out', async () => {
    const context = await openContext();
    const one = await context.newPage();
    await one.goto('/login');
    await signIn(one, demoUsers.admin);
    await leaveApplication(one);
    await one.evaluate(expireAccessToken);
    const refreshes = countRefreshes(context);
    const other = await context.newPage();
    await Promise.all([one.goto('/organisation'), other.goto('/organisation')]);
    await one.getByRole('heading', { level: 1, name: 'Organisation', exact: true }).waitFor();
    await other.getByRole('heading', { level: 1, name: 'Organisation', exact: true }).waitFor();
    expect(refreshes()).toBe(1);

    await one.getByRole('link', { name: 'Log out' }).click();
    await one.getByRole('heading', { name: 'Sign in' }).waitFor();
    await other.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(new URL(other.url()).searchParams.get('redirect')).toBe('/organisation');
  });

  it('of one user leaves nothing behind for the next', async () => {
    const page = await openPage('/login');
    await signIn(page, demoUsers.admin);
    await page.getByRole('link', { name: 'Log out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await signIn(page, demoUsers.editor);
    await expect.poll(() => page.getByText('Lena').count()).toBe(0);
  });
});
