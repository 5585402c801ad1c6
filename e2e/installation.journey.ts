import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
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

const run = promisify(execFile);

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
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  /** Opens what can be done with an organisation and chooses one of it. */
  async function choose(page: Page, organisation: string, deed: string): Promise<void> {
    await openMenu(page, organisation);
    await page.getByRole('button', { name: deed, exact: true }).click();
  }

  const openMenu = (page: Page, organisation: string) =>
    page.getByRole('button', { name: `Actions for ${organisation}` }).click();

  it('suspends an organisation, has it deleted, keeps it after all and resumes it; its people read what and why', async () => {
    const saras = await signIn(sara, 'Sara');
    await expect.poll(() => saras.locator('a[href="/installation"]').count()).toBe(0);
    await saras.goto(new URL('/installation', server.url).href);
    await heading(saras, 'This page doesn’t exist').waitFor();

    const page = await signIn(lena, 'Lena');
    await page.getByRole('link', { name: 'Installation' }).click();
    await heading(page, 'Installation').waitFor();
    const row = page.getByRole('row').filter({ hasText: 'Lindholm Plastics' }).first();
    await row.waitFor();
    await page.getByText('Nothing has been done yet').waitFor();
    await checkLooks(page);
    await openMenu(page, 'Nordic Kitchen');
    const menu = page.getByRole('dialog', { name: 'Actions for Nordic Kitchen' });
    expect(await menu.getByRole('button').allTextContents()).toEqual(['Export data']);
    await checkLooks(page);
    await page.keyboard.press('Escape');

    await choose(page, 'Lindholm Plastics', 'Suspend');
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
    await saras.getByText('Your data is kept.').waitFor();
    await checkLooks(saras);
    const again = await openPage('/login', { baseUrl: server.url, language: 'en' });
    await submitSignIn(again, sara);
    await again.getByText(reason).waitFor();
    await checkLooks(again);

    await page.goto(new URL('/customer/suppliers', server.url).href);
    await page.getByRole('row').filter({ hasText: 'Lindholm Plastics' }).getByText('Away').waitFor();
    await checkLooks(page);

    await page.goto(new URL('/installation', server.url).href);
    await choose(page, 'Lindholm Plastics', 'Delete');
    const deletion = page.getByRole('dialog', { name: 'Delete Lindholm Plastics?' });
    await deletion.getByText('after 30 days').first().waitFor();
    await checkLooks(page);
    await deletion.getByRole('button', { name: 'Delete after 30 days' }).click();
    const said = row.getByText(/^Will be deleted on/);
    await said.waitFor();
    const [day = ''] = /\d\d\/\d\d\/\d{4}/.exec((await said.textContent()) ?? '') ?? [];
    await page.getByRole('row').filter({ hasText: 'Deletion of Lindholm Plastics scheduled' }).waitFor();
    await checkLooks(page);

    await saras.getByRole('button', { name: 'Try again' }).click();
    await saras.getByText(`Your organisation and its data will be deleted on ${day}.`).waitFor();
    await checkLooks(saras);
    await submitSignIn(again, sara);
    await again.getByText(`it will be deleted with its data on ${day}`).waitFor();
    await checkLooks(again);

    await choose(page, 'Lindholm Plastics', 'Cancel deletion');
    await page.getByRole('row').filter({ hasText: 'Deletion of Lindholm Plastics cancelled' }).waitFor();
    await said.waitFor({ state: 'detached' });
    await row.getByText(/^Suspended on/).waitFor();

    await page.goto(new URL('/installation?state=SUSPENDED', server.url).href);
    await choose(page, 'Lindholm Plastics', 'Resume');
    const question = page.getByRole('dialog', { name: 'Resume Lindholm Plastics?' });
    await question.getByRole('button', { name: 'Resume organisation' }).click();
    await page.getByText('No organisation matches').waitFor();
    await saras.getByRole('button', { name: 'Try again' }).click();
    await saras.getByRole('heading', { level: 1, name: 'Sara' }).waitFor();
  });

  it('takes the data of an organisation out as a file', async () => {
    const page = await signIn(lena, 'Lena');
    await page.goto(new URL('/installation', server.url).href);
    const download = page.waitForEvent('download');
    await choose(page, 'Lindholm Plastics', 'Export data');
    const file = await download;
    expect(file.suggestedFilename()).toBe('Lindholm Plastics.tar.gz');
    const path = await file.path();
    expect((await readFile(path)).subarray(0, 2).toString('hex')).toBe('1f8b');
    const { stdout } = await run('tar', ['tzf', path]);
    expect(stdout).toMatch(/(^|\/)tables\//m);
    await page.getByRole('row').filter({ hasText: 'Data of Lindholm Plastics exported' }).waitFor();
  });
});
