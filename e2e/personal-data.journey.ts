import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callServer } from './call-server.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { addColleague, browserOf, registerCompany } from './prepare-company.ts';
import { savedText } from './read-download.ts';
import { submitCredentials } from './sign-in.ts';
import { isFocused, tabTo } from './tab-to.ts';

const { openPage } = journeyBrowser();

const section = (page: Page) => page.getByRole('region', { name: 'Your data' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' });

async function confirm(page: Page, password: string): Promise<void> {
  await question(page).getByLabel('Current password').fill(password);
  await question(page).getByRole('button', { name: 'Delete account' }).click();
}

describe('what is kept of a person', () => {
  it('is downloaded, and deleted with the account, whose history names a former user', async () => {
    const company = await registerCompany('Brightside');
    const oskar = await addColleague(company, 'EDITOR');
    await callServer('createProduct', { name: 'Lamp', internalReference: 'L-1' }, oskar.tokens.access_token);
    const page = await openPage('/settings', { storageState: browserOf(oskar) });
    const { fileName, text } = await savedText(page, () =>
      section(page).getByRole('button', { name: 'Download your data' }).click(),
    );
    expect(fileName).toBe('pcf-exchange-personal-data.json');
    const file = JSON.parse(text) as { profile: object[]; activity: object[] };
    expect(file.profile).toMatchObject([{ email: oskar.email, name: 'Oskar Dahl', organisation: 'Brightside' }]);
    expect(file.activity).toContainEqual(
      expect.objectContaining({ event: 'PRODUCTS_CREATED', about: { count: '1', product: 'Lamp' } }),
    );
    expect(text).not.toContain(company.admin.email);

    const open = section(page).getByRole('button', { name: 'Delete your account' });
    await open.press('Enter');
    await question(page).waitFor();
    await expect.poll(() => isFocused(question(page).getByLabel('Current password'))).toBe(true);
    await checkLooks(page);
    await page.keyboard.press('Escape');
    await question(page).waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(open)).toBe(true);

    await open.press('Enter');
    await confirm(page, 'Not-the-password-1');
    await question(page).getByRole('alert').getByRole('link', { name: 'This password isn’t right' }).waitFor();
    await checkLooks(page);
    await question(page).getByLabel('Current password').fill(oskar.password);
    await tabTo(page, question(page).getByRole('button', { name: 'Delete account' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await page.getByText('Your account is deleted').waitFor();
    await checkLooks(page);
    await submitCredentials(page, oskar.email, oskar.password);
    await page.getByRole('alert').filter({ hasText: 'The email address or the password isn’t right.' }).waitFor();

    const colleague = await openPage('/settings?tab=activity', { storageState: browserOf(company.admin) });
    const entry = (text: RegExp) => colleague.getByRole('row').filter({ hasText: text });
    await entry(/The account of Former user [0-9A-F]{6} was deleted/).waitFor();
    await entry(/Former user [0-9A-F]{6} added the product “Lamp”/).waitFor();
    expect(await colleague.getByText('Oskar').count()).toBe(0);
  });

  it('stays where the only administrator of others would go', async () => {
    const company = await registerCompany('Brightside');
    await addColleague(company, 'EDITOR');
    const page = await openPage('/settings', { storageState: browserOf(company.admin) });
    await section(page).getByRole('button', { name: 'Delete your account' }).click();
    await confirm(page, company.admin.password);
    await question(page).getByRole('alert').filter({ hasText: 'You are the only administrator.' }).waitFor();
    await checkLooks(page);
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await page.reload();
    await section(page).waitFor();
  });
});
