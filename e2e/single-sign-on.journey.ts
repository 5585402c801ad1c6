import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../apps/server/src/demo/demo-organisations.ts';
import { startIdentityProvider, type TestIdentityProvider } from '../apps/server/src/testing/identity-provider.ts';
import { freePort } from '../scripts/postgres/free-port.ts';
import { checkAccessibility } from './check-accessibility.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { demoUsers, submitCredentials } from './sign-in.ts';
import { startOwnServer } from './start-own-server.ts';
import type { ServerProcess } from './start-server.ts';

const { openPage } = journeyBrowser();
const buttonName = 'Sign in with your company account';

let provider: TestIdentityProvider;
let server: ServerProcess;
beforeAll(async () => {
  const port = await freePort();
  provider = await startIdentityProvider({
    redirectUri: `http://localhost:${port}/sso`,
    people: { careless: { email: 'careless@fresh-start.example', email_verified: false } },
  });
  server = await startOwnServer({ PORT: String(port), ...provider.settings });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const open = (path: string, language?: 'en' | 'de' | 'fr') =>
  openPage(path, { baseUrl: server.url, otherOrigins: [provider.issuer], ...(language && { language }) });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Fills in the provider's own pages. */
async function signInAtProvider(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function signInWithProvider(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: buttonName }).click();
  await signInAtProvider(page, name);
}

/** Nothing that could sign somebody in is left in the address or in the tab. */
async function expectNoTraces(page: Page): Promise<void> {
  expect(page.url()).not.toMatch(/code=|state=/);
  expect(await page.evaluate(() => sessionStorage.getItem('singleSignOn'))).toBeNull();
}

describe('signing in with the company account', () => {
  it('ties it to an account by its password once, and then goes straight in', async () => {
    const page = await open('/organisation?from=mail');
    await heading(page, 'Sign in').waitFor();
    await checkLooks(page);
    await signInWithProvider(page, demoUsers.admin.email);

    await heading(page, 'Connect your company account').waitFor();
    await page.getByText(demoUsers.admin.email).waitFor();
    expect(page.url()).toBe(`${server.url}/sso`);
    await expectNoTraces(page);
    await checkLooks(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Connect and sign in' }).click();
    await page.getByRole('alert').getByText('Enter your password').waitFor();
    await page.locator('input[name="password"]').fill('not-the-password');
    await page.getByRole('button', { name: 'Connect and sign in' }).click();
    await page.getByRole('alert').getByText('This password isn’t right').waitFor();
    await checkAccessibility(page);
    await page.locator('input[name="password"]').fill(demoPassword);
    await page.getByRole('button', { name: 'Connect and sign in' }).click();
    await heading(page, 'Organisation').waitFor();
    expect(page.url()).toBe(`${server.url}/organisation?from=mail`);

    await page.goto('/logout');
    await heading(page, 'Sign in').waitFor();
    // The provider still knows whoever signed in there.
    await page.getByRole('button', { name: buttonName }).click();
    await page.getByRole('heading', { level: 1, name: demoUsers.admin.firstName }).waitFor();
    expect(page.url()).toBe(`${server.url}/`);
    await expectNoTraces(page);

    const elsewhere = await open('/login');
    await signInWithProvider(elsewhere, demoUsers.admin.email);
    await elsewhere.getByRole('heading', { level: 1, name: demoUsers.admin.firstName }).waitFor();
  });

  it('leads somebody new on to the registration', async () => {
    const page = await open('/login');
    await signInWithProvider(page, 'nora.lind@fresh-start.example');
    await heading(page, 'You and your company').waitFor();
    await expectNoTraces(page);
    await page.getByLabel('Company name').fill('Fresh Start AB');
    await page.getByLabel('First name').fill('Nora');
    await page.getByLabel('Last name').fill('Lind');
    await page.getByRole('button', { name: 'Register company' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nora' }).waitFor();

    await page.goto('/logout');
    await page.getByRole('button', { name: buttonName }).click();
    await page.getByRole('heading', { level: 1, name: 'Nora' }).waitFor();

    // Without a password, the own address confirms that the account is to be deleted.
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Delete your account' }).click();
    const question = page.getByRole('dialog', { name: 'Delete your account?' });
    await question.getByLabel('Your email address').fill('nora@fresh-start.example');
    await question.getByRole('button', { name: 'Delete account' }).click();
    await question.getByRole('alert').getByRole('link', { name: 'This isn’t your address' }).waitFor();
    await checkLooks(page);
    await question.getByLabel('Your email address').fill('nora.lind@fresh-start.example');
    await question.getByRole('button', { name: 'Delete account' }).click();
    await heading(page, 'Sign in').waitFor();
    await page.getByRole('button', { name: buttonName }).click();
    await heading(page, 'You and your company').waitFor();
  });

  it('says that it was cancelled, and offers the other way in', async () => {
    const page = await open('/login?redirect=/organisation');
    await page.getByRole('button', { name: buttonName }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await heading(page, 'You aren’t signed in').waitFor();
    await expectNoTraces(page);
    await checkLooks(page);
    await page.getByRole('link', { name: 'Sign in with a password' }).click();
    await submitCredentials(page, demoUsers.editor.email, demoPassword);
    await page.getByRole('heading', { level: 1, name: 'Organisation' }).waitFor();
  });

  it('begins again where the password took too long', async () => {
    const page = await open('/login');
    const problem = { type: 'about:blank', title: '', status: 401, code: 'INVALID_IDENTITY_TOKEN' };
    // Before anything else: a page that is under way to the provider and back is not to be interfered with.
    await page.route('**/accounts/link', (route) =>
      route.fulfill({ status: 401, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
    );
    await signInWithProvider(page, demoUsers.editor.email);
    await heading(page, 'Connect your company account').waitFor();
    await page.locator('input[name="password"]').fill(demoPassword);
    await page.getByRole('button', { name: 'Connect and sign in' }).click();
    await heading(page, 'That took too long').waitFor();
    await checkLooks(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Connect your company account').waitFor();
  });

  it('does not take an address that the provider has not verified', async () => {
    const page = await open('/login');
    await signInWithProvider(page, 'careless');
    await heading(page, 'Your sign-in couldn’t be confirmed').waitFor();
    await checkLooks(page);
  });
});

describe('an answer that nobody here asked for', () => {
  it('is refused with a wrong state, and the secrets of the sign-in are gone', async () => {
    const page = await open('/login');
    await page.getByRole('button', { name: buttonName }).click();
    await page.getByPlaceholder('Enter any login').waitFor();
    await page.goto('/sso?code=stolen&state=tampered');
    await heading(page, 'This sign-in wasn’t started in this browser').waitFor();
    await expectNoTraces(page);
    await checkLooks(page);

    await page.getByRole('button', { name: 'Try again' }).click();
    await signInAtProvider(page, 'somebody@second-try.example');
    await heading(page, 'You and your company').waitFor();
  });

  it('is refused in another browser, whoever it belongs to', async () => {
    const attacker = await open('/login');
    // Kept from using the code, so that it is still good.
    await attacker.route(`${provider.issuer}/token`, (route) => route.abort());
    const answer = attacker.waitForRequest('**/sso?*');
    await signInWithProvider(attacker, 'attacker@fresh-start.example');
    const victim = await open('/login');
    await victim.goto((await answer).url());
    await heading(victim, 'This sign-in wasn’t started in this browser').waitFor();
    expect(await victim.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  });

  it.each([
    ['de', 'Diese Anmeldung wurde nicht in diesem Browser begonnen'],
    ['fr', 'Cette connexion n’a pas été commencée dans ce navigateur'],
  ] as const)('is refused in %s too', async (language, words) => {
    const page = await open('/sso?code=1e5&state=7', language);
    await heading(page, words).waitFor();
    await checkLooks(page);
  });

  it('is no answer at all on the bare page', async () => {
    const page = await open('/sso');
    await heading(page, 'Sign in').waitFor();
    expect(page.url()).toBe(`${server.url}/login`);
  });
});

describe('a provider that is down', () => {
  let passing: TestIdentityProvider;
  let trusting: ServerProcess;
  beforeAll(async () => {
    const port = await freePort();
    passing = await startIdentityProvider({ redirectUri: `http://localhost:${port}/sso` });
    trusting = await startOwnServer({ PORT: String(port), ...passing.settings });
  });
  afterAll(() => trusting.stop());

  it('is told below the button, and the password still works', async () => {
    const page = await openPage('/login', { baseUrl: trusting.url, otherOrigins: [passing.issuer] });
    await heading(page, 'Sign in').waitFor();
    await passing.stop();
    // That it answered is remembered for a few seconds.
    const begin = async () =>
      (await fetch(`${trusting.url}/auth/registration/users/auth/nonce`, { method: 'POST' })).status;
    await expect.poll(begin, { timeout: 30_000, interval: 1000 }).toBe(503);
    await page.getByRole('button', { name: buttonName }).click();
    await page.getByRole('alert').filter({ hasText: 'can’t be reached right now' }).waitFor();
    await checkLooks(page);
    await submitCredentials(page, demoUsers.admin.email, demoPassword);
    await page.getByRole('heading', { level: 1, name: demoUsers.admin.firstName }).waitFor();
  });

  it('is told where it goes down in the middle of a sign-in', async () => {
    const page = await open('/login');
    await page.route(`${provider.issuer}/token`, (route) => route.abort('connectionrefused'));
    await signInWithProvider(page, 'somebody@fresh-start.example');
    await heading(page, 'The sign-in of your company can’t be reached').waitFor();
    await expectNoTraces(page);
    await checkLooks(page);
  });
});
