import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { newPassword } from './registration-steps.ts';
import { startOwnServer } from './start-own-server.ts';
import type { ServerProcess } from './start-server.ts';

const { openPage } = journeyBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

describe('where only invited people join', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startOwnServer({ DEMO: 'true', REGISTRATION: 'invited' });
  });
  afterAll(() => server.stop());

  it.each([
    ['en', 'Contact', 'You need an invitation to join'],
    ['de', 'Kontakt', 'Für die Registrierung brauchen Sie eine Einladung'],
    ['fr', 'Nous contacter', 'Il vous faut une invitation pour vous inscrire'],
  ] as const)('the page says whom to ask instead of offering to register: %s', async (language, contact, closed) => {
    const page = await openPage('/login', { baseUrl: server.url, language });
    await page.getByRole('link', { name: contact }).waitFor();
    await expect.poll(() => page.locator('a[href="/self-register"]').count()).toBe(0);
    await checkLooks(page);
    await page.goto(new URL('/self-register', server.url).href);
    await heading(page, closed).waitFor();
    await checkLooks(page);
    await page.goto(new URL(`/register?token=${'A'.repeat(43)}`, server.url).href);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.locator('a[href="/self-register"]').count()).toBe(0);
  });
});

describe('where addresses of named domains join by themselves', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startOwnServer({
      DEMO: 'true',
      REGISTRATION: 'domains',
      REGISTRATION_DOMAINS: 'acme.example,beta.example',
    });
  });
  afterAll(() => server.stop());

  it('the page names the domains, and says that another address needs an invitation', async () => {
    const page = await openPage('/login', { baseUrl: server.url });
    await page.getByRole('link', { name: 'Register your company' }).click();
    await page.getByText('You can register with an address of acme.example or beta.example.').waitFor();
    await checkLooks(page);
    await page.getByLabel('Email address').fill('ada@other.example');
    await page.getByLabel('Password', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('You need an invitation to register here.').waitFor();
    await checkLooks(page);
    await page.getByLabel('Email address').fill('ada@acme.example');
    await page.getByRole('button', { name: 'Create account' }).click();
    await heading(page, 'Check your email').waitFor();
  });
});
