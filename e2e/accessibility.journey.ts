import { beforeAll, describe, it } from 'vitest';
import { checkAccessibility } from './check-accessibility.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser, type PageOptions } from './journey-browser.ts';
import { demoUsers, signedIn } from './sign-in.ts';

const { openPage } = journeyBrowser();

let admin: Awaited<ReturnType<typeof signedIn>>;
let editor: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  admin = await signedIn(openPage, demoUsers.admin);
  editor = await signedIn(openPage, demoUsers.editor);
});

/** Each language in a browser of its own, side by side. */
async function inEveryLanguage(visit: (language: NonNullable<PageOptions['language']>) => Promise<void>) {
  await Promise.all((['en', 'de', 'fr'] as const).map(visit));
}

describe('axe finds nothing, and nothing is cut off', () => {
  it('on the sign-in page, with and without errors', () =>
    inEveryLanguage(async (language) => {
      const page = await openPage('/login', { language });
      await page.locator('button[type="submit"]').waitFor();
      await checkLooks(page);
      await page.locator('button[type="submit"]').click();
      await page.getByRole('alert').waitFor();
      await checkAccessibility(page);
    }));

  it('on the not-found and the server-error page', () =>
    inEveryLanguage(async (language) => {
      const page = await openPage('/no/such/page', { language });
      await page.locator('main a').waitFor();
      await checkLooks(page);
      await page.route('**/config.json', (route) => route.fulfill({ status: 503, body: '' }));
      await page.reload();
      await page.locator('main button').waitFor();
      await checkLooks(page);
    }));

  it('on the home page and the organisation page', () =>
    inEveryLanguage(async (language) => {
      const page = await openPage('/', { language, storageState: admin });
      await page.locator('main h1', { hasText: 'Lena' }).waitFor();
      await checkLooks(page);
      await page.goto('/organisation');
      await page.locator('input[name="name"]').waitFor();
      await checkLooks(page);
    }));

  it('on the organisation page of an editor', () =>
    inEveryLanguage(async (language) => {
      const page = await openPage('/organisation', { language, storageState: editor });
      await page.locator('main dl').waitFor();
      await checkAccessibility(page);
    }));

  it('in the menu, collapsed and on a phone', () =>
    inEveryLanguage(async (language) => {
      const page = await openPage('/', { language, storageState: admin });
      await page.locator('nav button[aria-expanded="true"]').click();
      await page.locator('nav button[aria-expanded="false"]').waitFor();
      await checkAccessibility(page);
      await page.setViewportSize({ width: 320, height: 720 });
      await page.locator('header button').click();
      await page.getByRole('dialog').getByText('Lena Brandt').waitFor();
      await checkAccessibility(page);
    }));

  it('while the organisation loads, and when it cannot be loaded', () =>
    inEveryLanguage(async (language) => {
      const page = await openPage('/no/such/page', { language, storageState: admin });
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route('**/api/organisation', async (route) => {
        await promise;
        await route.fulfill({ status: 500, body: '' });
      });
      await page.locator('main a').click();
      await page.locator('main h1 + [role="status"]').waitFor();
      await checkLooks(page);
      resolve();
      await page.locator('main button').waitFor();
      await checkLooks(page);
    }));
});
