import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callServer } from './call-server.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { browserOf, type Member, registerCompany } from './prepare-company.ts';
import { mailWithLink } from './read-mail.ts';
import { submitCredentials } from './sign-in.ts';

const { openPage } = journeyBrowser();

const newPassword = 'Sommer-2027-neu';

/** Another session of the same person. */
const signedInAgain = async ({ email, password }: Member) =>
  browserOf({ tokens: await callServer('loginUser', { email, password }) });

const sessions = (page: Page) => page.getByRole('list', { name: 'Active sessions' }).getByRole('listitem');

async function expectSignedOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
}

describe('the profile', () => {
  it('is saved, tells the language of our mails, and asks before a change is left behind', async () => {
    const { admin } = await registerCompany('Brightside');
    const page = await openPage('/settings', { storageState: browserOf(admin) });
    const about = page.getByRole('region', { name: 'Profile' });
    await about.getByLabel('First name').fill(' ');
    await about.getByRole('button', { name: 'Save profile' }).click();
    await about.getByRole('alert').getByRole('link', { name: 'Enter your first name' }).waitFor();
    await about.getByLabel('First name').fill('Martha');
    await about.getByLabel('Job title').fill('Buyer');
    await page.getByRole('link', { name: 'Users' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.waitFor();
    await checkLooks(page);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => about.getByLabel('Job title').inputValue()).toBe('Buyer');

    await about.getByRole('radio', { name: 'Deutsch' }).check();
    await about.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Your profile is saved').waitFor();
    await page.getByRole('navigation').getByText('Martha Lindqvist').waitFor();
    await page.getByRole('link', { name: 'Users' }).click();
    await page.getByRole('row').filter({ hasText: 'Martha Lindqvist' }).filter({ hasText: 'Buyer' }).waitFor();

    await callServer('requestPasswordReset', { email: admin.email });
    const { subject } = await mailWithLink(admin.email, '/password-reset');
    expect(subject).toBe('Legen Sie ein neues Passwort für PCF Exchange fest');
  });

  it('has a password that is changed by pasting a new one; other sessions end, this one stays', async () => {
    const { admin } = await registerCompany('Brightside');
    const other = await openPage('/', { storageState: await signedInAgain(admin) });
    await other.getByRole('heading', { level: 1, name: 'Marta' }).waitFor();
    const page = await openPage('/settings', { storageState: browserOf(admin) });
    const section = page.getByRole('region', { name: 'Password' });
    const [current, chosen] = [section.getByLabel('Current password'), section.getByLabel('New password')];
    // By these a password manager knows what to fill in and what to keep.
    expect(await current.getAttribute('autocomplete')).toBe('current-password');
    expect(await chosen.getAttribute('autocomplete')).toBe('new-password');
    await expect.poll(() => section.locator('input[autocomplete="username"]').inputValue()).toBe(admin.email);

    await current.fill('Not-the-password-1');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), newPassword);
    await chosen.press('ControlOrMeta+v');
    await expect.poll(() => chosen.inputValue()).toBe(newPassword);
    await section.getByRole('button', { name: 'Change password' }).click();
    await section.getByRole('alert').getByRole('link', { name: 'This password isn’t right' }).waitFor();
    await current.fill(admin.password);
    await section.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password is changed. All other sessions are over.').waitFor();
    await expect.poll(() => chosen.inputValue()).toBe('');

    await page.reload();
    await expect.poll(() => sessions(page).count()).toBe(1);
    await expectSignedOut(other);
    await submitCredentials(other, admin.email, newPassword);
    await other.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  });

  it('lists the browsers that are signed in, and signs them out: one, or all', async () => {
    const { admin } = await registerCompany('Brightside');
    const other = await openPage('/', { storageState: await signedInAgain(admin) });
    await other.getByRole('heading', { level: 1, name: 'Marta' }).waitFor();
    const mine = await openPage('/login');
    await submitCredentials(mine, admin.email, admin.password);
    await mine.getByRole('heading', { level: 1, name: 'Marta' }).waitFor();
    const page = await openPage('/login');
    await submitCredentials(page, admin.email, admin.password);
    await page.getByRole('link', { name: 'Settings' }).click();
    // Registering was a session as well, and so was the one that no browser named itself for.
    await expect.poll(() => sessions(page).count()).toBe(4);
    await sessions(page).first().filter({ hasText: 'Chrome on Linux' }).getByText('This browser').waitFor();
    await expect.poll(() => sessions(page).first().getByRole('button').count()).toBe(0);
    await checkLooks(page);

    await sessions(page)
      .filter({ hasNotText: 'This browser' })
      .filter({ hasText: 'Chrome' })
      .getByRole('button')
      .click();
    await page.getByText('Chrome on Linux is signed out').waitFor();
    await expect.poll(() => sessions(page).count()).toBe(3);
    await expectSignedOut(mine);

    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    const question = page.getByRole('dialog', { name: 'Sign out everywhere?' });
    await question.waitFor();
    await checkLooks(page);
    await question.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await page.getByText('You are signed out everywhere').waitFor();
    await expectSignedOut(other);
  });
});
