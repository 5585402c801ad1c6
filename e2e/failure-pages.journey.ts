import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../apps/server/src/demo/demo-organisations.ts';
import { failOrganisation } from './failing-organisation.ts';
import { journeyBrowser } from './journey-browser.ts';
import { demoUsers, signedInPages, submitCredentials } from './sign-in.ts';

const { openPage } = journeyBrowser();
const openAsLena = signedInPages(openPage, demoUsers.admin);

async function openHome(): Promise<Page> {
  const page = await openAsLena('/');
  await page.getByRole('heading', { level: 1, name: 'Lena' }).waitFor();
  return page;
}

async function retryOrganisation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Organisation', exact: true }).waitFor();
}

describe('when something is not there', () => {
  it('an unknown path says so, signed in or not, and leads on', async () => {
    const page = await openPage('/no/such/page');
    await page.getByRole('heading', { name: 'This page doesn’t exist' }).waitFor();
    await expect.poll(() => page.title()).toBe('This page doesn’t exist – PCF Exchange');
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  it('a server without its configuration gets the server-error page, and a second try', async () => {
    const page = await openPage('/login');
    await page.route('**/config.json', (route) => route.fulfill({ status: 503, body: '' }));
    await page.reload();
    await page.getByRole('heading', { name: 'Something went wrong on our side' }).waitFor();
    await page.getByText('The server ran into a problem. Try again in a moment.').waitFor();
    await page.unroute('**/config.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  it('a page that fails to load shows the server-error page', async () => {
    const page = await openHome();
    await page.route('**/assets/organisation-screen*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Organisation' }).click();
    await page.getByRole('heading', { name: 'Something went wrong on our side' }).waitFor();
    await page.unroute('**/assets/organisation-screen*.js');
    await retryOrganisation(page);
  });

  it('a network that is down says so, not that the server failed', async () => {
    const page = await openHome();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Organisation' }).click();
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    await page.getByText('There is no connection. Check your network and try again.').first().waitFor();
    await page.context().setOffline(false);
    await retryOrganisation(page);
  });

  it('a page stays when its toasts do not arrive, and shows them once they do', async () => {
    const page = await openPage('/no/such/page');
    let refused = 0;
    await page.route('**/assets/toast-region*', async (route) => {
      if (route.request().url().endsWith('.js')) refused += 1;
      await route.abort();
    });
    await page.goto('/login');
    // It is loaded ahead once, and then imported.
    await expect.poll(() => refused).toBeGreaterThan(1);
    await page.unroute('**/assets/toast-region*');
    await page.route('**/users/login', (route) => route.fulfill({ status: 500, body: '' }));
    await submitCredentials(page, demoUsers.admin.email, demoPassword);
    const toast = page.getByRole('alert').filter({ hasText: 'The server ran into a problem.' });
    await toast.waitFor();
    // Without its style sheet its icon would cover the page.
    await expect.poll(async () => (await toast.boundingBox())?.height).toBeLessThan(120);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  it('an address without a page says so, to people and to machines', async () => {
    const page = await openPage('/login');
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: 'This page doesn’t exist' }).waitFor();
    expect((await page.goto('/forgot-password'))?.status()).toBe(200);
  });

  it('"..." stands in for a page that takes its time', async () => {
    const page = await openHome();
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/organisation-screen*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Organisation' }).click();
    await page.getByRole('main').getByText('...', { exact: true }).waitFor();
    resolve();
    await page.getByRole('heading', { level: 1, name: 'Organisation', exact: true }).waitFor();
  });

  it('the organisation is waited for, and its failure has a way on and a way out', async () => {
    const page = await openHome();
    const { letGo } = await failOrganisation(page);
    await page.reload();
    await page.getByRole('status').filter({ hasText: 'Loading your organisation' }).waitFor();
    letGo();
    await page.getByRole('heading', { name: 'Your organisation couldn’t be loaded' }).waitFor();
    await page.getByRole('link', { name: 'Log out' }).waitFor();
    await page.unroute('**/api/organisation');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lena' }).waitFor();
  });
});
