import { describe, expect, it } from 'vitest';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { demoUsers, signedInPages, signIn } from './sign-in.ts';

const { openPage } = journeyBrowser();
const openAsLena = signedInPages(openPage, demoUsers.admin);

describe('the organisation page', () => {
  it('shows an editor the name and the setting, and why they cannot be changed', async () => {
    const page = await openPage('/login', { language: 'en' });
    await signIn(page, demoUsers.editor);
    await page.getByRole('link', { name: 'Organisation' }).click();
    await page.getByText('Only an administrator of your organisation can change this.').waitFor();
    await page.getByRole('main').getByText('Nordic Kitchen', { exact: true }).waitFor();
    await page.getByRole('definition').getByText('On', { exact: true }).waitFor();
    await page.getByRole('region', { name: 'Documents', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('textbox').count()).toBe(0);
    await expect.poll(() => page.getByRole('switch', { name: 'Send reminders by email' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('main').getByRole('button', { name: /save/i }).count()).toBe(0);
    await checkLooks(page);
  });

  it('refuses an empty name and asks before a change is left behind', async () => {
    const page = await openAsLena('/organisation');
    const name = page.locator('input[name="name"]');
    await name.fill('   ');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Enter a name' }).waitFor();

    await name.fill('A name nobody saved');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => name.inputValue()).toBe('A name nobody saved');

    await page.getByRole('link', { name: 'Dashboard' }).click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lena' }).waitFor();
    await page.getByRole('link', { name: 'Organisation' }).click();
    await name.waitFor();
    await expect.poll(() => name.inputValue()).toBe('Nordic Kitchen');
  });

  it('switches reminders off and on by keyboard, and back when that fails', async () => {
    const page = await openAsLena('/organisation');
    const reminders = page.getByRole('switch', { name: 'Send reminders by email' });
    await reminders.focus();
    await page.keyboard.press('Space');
    await page.getByRole('status').filter({ hasText: 'Reminders are off' }).waitFor();
    await page.reload();
    await reminders.waitFor();
    await expect.poll(() => reminders.isChecked()).toBe(false);
    await checkLooks(page);

    await page.route('**/api/organisation', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 502, body: 'Bad gateway' }) : route.continue(),
    );
    await reminders.click();
    await page.getByRole('alert').filter({ hasText: 'The server ran into a problem.' }).waitFor();
    await expect.poll(() => reminders.isChecked()).toBe(false);
    await page.unroute('**/api/organisation');

    await reminders.click();
    await page.getByRole('status').filter({ hasText: 'Reminders are on' }).waitFor();
    await expect.poll(() => reminders.isChecked()).toBe(true);
    await expect.poll(() => page.locator('input[name="name"]').inputValue()).toBe('Nordic Kitchen');
  });

  it('keeps the typed name when saving fails', async () => {
    const page = await openAsLena('/organisation');
    await page.locator('input[name="name"]').fill('Typed in vain');
    await page.route('**/api/organisation', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByRole('alert').filter({ hasText: 'The server ran into a problem.' }).waitFor();
    await expect.poll(() => page.locator('input[name="name"]').inputValue()).toBe('Typed in vain');
  });
});
