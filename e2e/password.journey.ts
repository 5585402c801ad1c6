import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { browserOf, ownDomain, registerCompany } from './prepare-company.ts';
import { mailWithLink } from './read-mail.ts';
import { submitCredentials } from './sign-in.ts';

const { openPage } = journeyBrowser();

const newPassword = 'Sommer-2027-neu';

async function askForLink(page: Page, email: string): Promise<string> {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
  return (await page.getByRole('main').innerText()).replace(email, '');
}

describe('a forgotten password', () => {
  it('is replaced by the link of a mail, which ends every session and works once', async () => {
    const { admin } = await registerCompany('Northgate');
    const elsewhere = await openPage('/', { storageState: browserOf(admin) });
    await elsewhere.getByRole('heading', { level: 1, name: 'Marta' }).waitFor();

    const page = await openPage('/login');
    await page.getByRole('link', { name: 'Forgotten password?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Forgotten password' }).and(page.locator(':focus')).waitFor();
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Enter your email address' }).waitFor();
    await checkLooks(page);
    await askForLink(page, admin.email);
    await checkLooks(page);

    const { link } = await mailWithLink(admin.email, '/password-reset');
    const reset = await openPage(link);
    await reset.getByRole('heading', { level: 1, name: 'Set a new password' }).waitFor();
    expect(reset.url()).toMatch(/\/password-reset$/);
    const password = reset.getByLabel('New password', { exact: true });
    expect(await password.getAttribute('autocomplete')).toBe('new-password');
    await password.pressSequentially('sommer');
    await reset.getByText('A lowercase letter, met').waitFor();
    await reset.getByText('An uppercase letter, not met').waitFor();
    // Whose link it is the page does not know.
    expect(await reset.getByText(/^Not your email address/).count()).toBe(0);
    await reset.getByRole('button', { name: 'Set password' }).click();
    await reset.getByRole('alert').getByRole('link', { name: 'The password doesn’t follow every rule yet' }).waitFor();
    await checkLooks(reset);
    await password.fill(newPassword);
    await expect.poll(() => reset.getByText(', not met').count()).toBe(0);
    await reset.getByRole('button', { name: 'Set password' }).click();
    await reset.getByRole('heading', { level: 1, name: 'Your password is set' }).waitFor();
    await checkLooks(reset);

    // That page may have noticed by itself in the meantime, as it does once a minute.
    const signIn = elsewhere.getByRole('heading', { level: 1, name: 'Sign in' });
    await elsewhere.getByRole('link', { name: 'Settings' }).or(signIn).first().click();
    await signIn.waitFor();
    await elsewhere.getByText('Your session has ended. Sign in to go on.').waitFor();

    await reset.getByRole('link', { name: 'Sign in' }).click();
    await submitCredentials(reset, admin.email, admin.password);
    await reset.getByRole('alert').filter({ hasText: 'The email address or the password isn’t right.' }).waitFor();
    await submitCredentials(reset, admin.email, newPassword);
    await reset.getByRole('heading', { level: 1, name: 'Marta' }).waitFor();
    // Whoever has the mailbox is told, also where it was somebody else.
    await mailWithLink(admin.email, '/forgot-password');

    const late = await openPage(link, { language: 'fr' });
    await late.getByLabel('Nouveau mot de passe', { exact: true }).fill('Herbst-2027-neu');
    await late.locator('button[type="submit"]').click();
    await late.getByRole('heading', { level: 1, name: 'Ce lien a déjà servi' }).waitFor();
    await checkLooks(late);
    await late.getByRole('link', { name: 'Demander un nouveau lien' }).click();
    await late.getByRole('heading', { level: 1, name: 'Mot de passe oublié' }).waitFor();
  });

  it('is asked about in the same words, whether or not the address has an account', async () => {
    const { admin } = await registerCompany('Northgate');
    const page = await openPage('/forgot-password');
    const known = await askForLink(page, admin.email);
    await page.getByRole('button', { name: 'Send the email again' }).click();
    await page.getByText('Email sent again.').waitFor();
    await mailWithLink(admin.email, '/password-reset', 1);
    await page.goto('/forgot-password');
    expect(await askForLink(page, `nobody@${ownDomain('nowhere')}`)).toBe(known);
    await page.getByRole('button', { name: 'Send the email again' }).click();
    await page.getByText('Email sent again.').waitFor();
  });

  it('leads on where a link is incomplete', async () => {
    const page = await openPage('/password-reset', { language: 'de' });
    await page.getByRole('heading', { level: 1, name: 'Dieser Link funktioniert nicht' }).waitFor();
    await checkLooks(page);
    await page.getByRole('link', { name: 'Neuen Link anfordern' }).click();
    await page.getByRole('heading', { level: 1, name: 'Passwort vergessen' }).waitFor();
  });
});
