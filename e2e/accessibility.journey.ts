import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { checkAccessibility } from './check-accessibility.ts';
import { checkLooks } from './check-looks.ts';
import { failOrganisation } from './failing-organisation.ts';
import { journeyBrowser } from './journey-browser.ts';
import { demoUsers, signIn } from './sign-in.ts';

const { openPage } = journeyBrowser();

async function checkSignedOut(page: Page): Promise<void> {
  await page.locator('button[type="submit"]').waitFor();
  await checkLooks(page);
  await page.locator('button[type="submit"]').click();
  await page.getByRole('alert').waitFor();
  await checkAccessibility(page);
}

async function checkPages(page: Page): Promise<void> {
  await checkLooks(page);
  await page.goto('/organisation');
  await page.locator('input[name="name"]').waitFor();
  await checkLooks(page);
  await page.goto('/no/such/page');
  await page.locator('main a').waitFor();
  await checkLooks(page);
}

async function checkMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.locator('nav button[aria-expanded="true"]').click();
  await page.locator('nav button[aria-expanded="false"]').waitFor();
  await checkAccessibility(page);
  await page.setViewportSize({ width: 320, height: 720 });
  await page.locator('header button').last().click();
  await page.getByRole('dialog').getByText('Lena Brandt').waitFor();
  await checkAccessibility(page);
}

async function checkFailures(page: Page): Promise<void> {
  const { letGo } = await failOrganisation(page);
  await page.reload();
  await page.locator('main h1 + [role="status"]').waitFor();
  await checkLooks(page);
  letGo();
  await page.locator('main button').waitFor();
  await checkLooks(page);
  await page.route('**/config.json', (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  await page.locator('main button').waitFor();
  await checkLooks(page);
}

describe('axe finds nothing, and nothing is cut off', () => {
  it.each(['en', 'de', 'fr'] as const)('on any page in %s', async (language) => {
    const page = await openPage('/login', { language });
    await checkSignedOut(page);
    await signIn(page, demoUsers.admin);
    await checkPages(page);
    await checkMenu(page);
    await checkFailures(page);
  });
});
