import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../apps/server/src/demo/demo-organisations.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { startOwnServer } from './start-own-server.ts';
import type { ServerProcess } from './start-server.ts';

const { openPage } = journeyBrowser();

const lena = 'lena.brandt@nordic-kitchen.example';
const sara = 'sara.lindholm@lindholm-plastics.example';
const reason = 'The invoice of May is open.';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

describe('whoever runs the installation', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startOwnServer({ DEMO: 'true', INSTALLATION_ADMINS: lena });
  });
  afterAll(() => server.stop());

  async function signIn(email: string, firstName: string): Promise<Page> {
    const page = await openPage('/login', { baseUrl: server.url, language: 'en' });
    await submitSignIn(page, email);
    await page.getByRole('heading', { level: 1, name: firstName }).waitFor();
    return page;
  }

  async function submitSignIn(page: Page, email: string): Promise<void> {
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  it('suspends an organisation, whose people read why and whose partners see it away, and resumes it', async () => {
    const saras = await signIn(sara, 'Sara');
    await expect.poll(() => saras.locator('a[href="/installation"]').count()).toBe(0);
    await saras.goto(new URL('/installation', server.url).href);
    await heading(saras, 'This page does not exist').waitFor();

    const page = await signIn(lena, 'Lena');
    await page.getByRole('link', { name: 'Installation' }).click();
    await heading(page, 'Installation').waitFor();
    const row = page.getByRole('row').filter({ hasText: 'Lindholm Plastics' }).first();
    await row.waitFor();
    await page.getByText('Nothing has been done yet').waitFor();
    await checkLooks(page);
    expect(await page.getByRole('button', { name: 'Suspend Nordic Kitchen' }).count()).toBe(0);

    await row.getByRole('button', { name: 'Suspend Lindholm Plastics' }).click();
    const dialog = page.getByRole('dialog', { name: 'Suspend Lindholm Plastics?' });
    await dialog.getByRole('button', { name: 'Suspend organisation' }).click();
    await dialog.getByText('Give a reason').first().waitFor();
    await checkLooks(page);
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: 'Suspend organisation' }).click();
    await row.getByText(/^Suspended on/).waitFor();
    await page.getByRole('row').filter({ hasText: 'Lindholm Plastics suspended' }).waitFor();
    await checkLooks(page);

    await saras.goto(new URL('/', server.url).href);
    await heading(saras, 'Your organisation is suspended').waitFor();
    await saras.getByText(reason).waitFor();
    await checkLooks(saras);
    const again = await openPage('/login', { baseUrl: server.url, language: 'en' });
    await submitSignIn(again, sara);
    await again.getByText(reason).waitFor();
    await checkLooks(again);

    await page.goto(new URL('/customer/suppliers', server.url).href);
    await page.getByRole('row').filter({ hasText: 'Lindholm Plastics' }).getByText('Away').waitFor();
    await checkLooks(page);

    await page.goto(new URL('/installation?state=SUSPENDED', server.url).href);
    await page.getByRole('button', { name: 'Resume Lindholm Plastics' }).click();
    const question = page.getByRole('dialog', { name: 'Resume Lindholm Plastics?' });
    await question.getByRole('button', { name: 'Resume organisation' }).click();
    await page.getByText('No organisation matches').waitFor();
    await saras.getByRole('button', { name: 'Try again' }).click();
    await saras.getByRole('heading', { level: 1, name: 'Sara' }).waitFor();
  });
});
