import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callServer } from './call-server.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { addColleague, browserOf, registerCompany } from './prepare-company.ts';
import { submitCredentials } from './sign-in.ts';

const { openPage } = journeyBrowser();

const levelOf = (page: Page, name: string) => page.getByRole('combobox', { name: `Access level of ${name}` });
const readOnly = 'Only an administrator can invite, change or remove people.';

describe('users', () => {
  it('lose or gain rights at the next request, also in a page that is open', async () => {
    const company = await registerCompany('Tidewater');
    const colleague = await addColleague(company, 'ADMIN');
    const his = await openPage('/organisation', { storageState: browserOf(colleague) });
    await his.getByLabel('Name', { exact: true }).fill('Tidewater Group');
    const hers = await openPage('/settings?tab=users', { storageState: browserOf(company.admin) });
    await levelOf(hers, 'Oskar Dahl').selectOption('Editor');
    await hers.getByText('Oskar Dahl is now an editor').waitFor();
    await expect.poll(() => levelOf(hers, 'Oskar Dahl').inputValue()).toBe('EDITOR');

    await his.getByRole('button', { name: 'Save name' }).click();
    await his
      .getByRole('alert')
      .filter({ hasText: 'You don’t have permission to do this. Ask an administrator' })
      .waitFor();
    await expect.poll(() => his.getByLabel('Name', { exact: true }).inputValue()).toBe('Tidewater Group');
    await his.goto('/settings?tab=users');
    await his.getByText(readOnly).waitFor();

    await levelOf(hers, 'Oskar Dahl').selectOption('Administrator');
    await hers.getByText('Oskar Dahl is now an administrator').waitFor();
    await his.reload();
    await his.getByRole('button', { name: 'Invite colleagues' }).waitFor();
  });

  it('always keep an administrator', async () => {
    const company = await registerCompany('Tidewater');
    await addColleague(company, 'EDITOR');
    const page = await openPage('/settings?tab=users', { storageState: browserOf(company.admin) });
    await levelOf(page, 'Marta Lindqvist').selectOption('Editor');
    const question = page.getByRole('dialog', { name: 'Give up your administrator rights?' });
    await question.getByRole('button', { name: 'Become an editor' }).click();
    const refusal = 'This is the only administrator. Make somebody else an administrator first.';
    await question.getByRole('alert').filter({ hasText: refusal }).waitFor();
    await checkLooks(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => levelOf(page, 'Marta Lindqvist').inputValue()).toBe('ADMIN');
    await expect.poll(() => page.getByRole('button', { name: 'Remove Marta Lindqvist' }).count()).toBe(0);

    await levelOf(page, 'Oskar Dahl').selectOption('Administrator');
    await page.getByText('Oskar Dahl is now an administrator').waitFor();
    await levelOf(page, 'Marta Lindqvist').selectOption('Editor');
    await question.getByRole('button', { name: 'Become an editor' }).click();
    await page.getByText('Marta Lindqvist is now an editor').waitFor();
    await page.getByText(readOnly).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Invite colleagues' }).count()).toBe(0);
  });

  it('are signed out when they are removed, and cannot sign in again', async () => {
    const company = await registerCompany('Tidewater');
    const colleague = await addColleague(company, 'ADMIN');
    await callServer('createApiKey', { name: 'Warehouse', scopes: ['READ'] }, colleague.tokens.access_token);
    const his = await openPage('/', { storageState: browserOf(colleague) });
    await his.getByRole('heading', { level: 1, name: 'Oskar' }).waitFor();
    const hers = await openPage('/settings?tab=users', { storageState: browserOf(company.admin) });
    await hers.getByRole('button', { name: 'Remove Oskar Dahl' }).click();
    const question = hers.getByRole('dialog', { name: 'Remove Oskar Dahl?' });
    await question.getByText(colleague.email).waitFor();
    await question.getByText('Oskar Dahl created 1 API key that keeps working.').waitFor();
    await question.getByRole('link', { name: 'Check API keys' }).waitFor();
    await checkLooks(hers);
    await question.getByRole('button', { name: 'Remove user' }).click();
    await hers.getByText('Oskar Dahl is removed').waitFor();
    await expect.poll(() => hers.getByText(colleague.email).count()).toBe(0);
    await hers.goto('/settings?tab=keys');
    await hers.getByRole('row').filter({ hasText: 'Warehouse' }).getByText('Oskar Dahl, former user').waitFor();

    // His page may have noticed by itself in the meantime, as it does once a minute.
    const signIn = his.getByRole('heading', { level: 1, name: 'Sign in' });
    await his.getByRole('link', { name: 'Settings' }).or(signIn).first().click();
    await signIn.waitFor();
    await his.getByText('Your session has ended. Sign in to go on.').waitFor();
    await submitCredentials(his, colleague.email, colleague.password);
    await his.getByRole('alert').filter({ hasText: 'The email address or the password isn’t right.' }).waitFor();
  });

  it('who are editors see everybody, cannot change anything, and are told why', async () => {
    const company = await registerCompany('Tidewater');
    const colleague = await addColleague(company, 'EDITOR');
    const page = await openPage('/settings?tab=users', { storageState: browserOf(colleague), language: 'de' });
    await page.getByText('Nur die Administration kann Personen einladen, ändern oder entfernen.').waitFor();
    await page
      .getByRole('row')
      .filter({ hasText: 'Marta Lindqvist' })
      .filter({ hasText: company.admin.email })
      .waitFor();
    await page.getByRole('row').filter({ hasText: 'Oskar Dahl' }).waitFor();
    await expect.poll(() => page.getByRole('main').getByRole('button').count()).toBe(0);
    await expect.poll(() => page.getByRole('main').getByRole('combobox').count()).toBe(0);
    await checkLooks(page);
  });
});
