import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callServer } from './call-server.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { browserOf, ownDomain, registerCompany } from './prepare-company.ts';
import { mailWithLink } from './read-mail.ts';
import { submitCredentials } from './sign-in.ts';

const { openPage } = journeyBrowser();

const password = 'Winter-2026-neu';

async function changeAddress(page: Page, email: string, currentPassword: string): Promise<void> {
  await page.getByLabel('New email address').fill(email);
  await page.getByRole('region', { name: 'Email address' }).getByLabel('Current password').fill(currentPassword);
  await page.getByRole('button', { name: 'Send link' }).click();
}

describe('an address that has to be confirmed', () => {
  it('gets the mail again, from the page that waits for it and from the sign-in page', async () => {
    const email = `ida@${ownDomain('quarry')}`;
    const page = await openPage('/self-register');
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
    const first = await mailWithLink(email, '/verify-email');
    await page.getByRole('button', { name: 'Send the email again' }).click();
    await page.getByText('Email sent again.').waitFor();
    await mailWithLink(email, '/verify-email', 1);
    await checkLooks(page);

    await page.goto('/login');
    await submitCredentials(page, email, 'Not-the-password-1');
    await page.getByRole('alert').filter({ hasText: 'The email address or the password isn’t right.' }).waitFor();
    await submitCredentials(page, email, password);
    await page.getByRole('alert').filter({ hasText: 'Your email address isn’t confirmed yet.' }).waitFor();
    await page.getByRole('button', { name: 'Send the email again' }).click();
    await page.getByText('Email sent again.').waitFor();
    await checkLooks(page);
    const { link } = await mailWithLink(email, '/verify-email', 2);

    // A newer mail voids the older link, from which another one can be asked for.
    const confirming = await openPage(first.link, { language: 'de' });
    await confirming.getByRole('heading', { level: 1, name: 'Dieser Link ist abgelaufen' }).waitFor();
    await confirming.getByLabel('E-Mail-Adresse').waitFor();
    await checkLooks(confirming);

    await confirming.goto(link);
    await confirming.getByRole('heading', { level: 1, name: 'Adresse bestätigen' }).waitFor();
    expect(confirming.url()).toMatch(/\/verify-email$/);
    await confirming.locator('input[name="password"]').fill('Not-the-password-1');
    await confirming.locator('button[type="submit"]').click();
    await confirming.getByRole('alert').getByRole('link', { name: 'Dieses Passwort stimmt nicht' }).waitFor();
    await checkLooks(confirming);
    await confirming.locator('input[name="password"]').fill(password);
    await confirming.locator('button[type="submit"]').click();
    await confirming.getByText('Schritt 2 von 2').waitFor();
  });
});

describe('the address of a user', () => {
  it('changes when it is confirmed in the new mailbox, and every session ends', async () => {
    const { admin, domain } = await registerCompany('Meridian');
    const newEmail = `marta@${domain}`;
    const page = await openPage('/settings', { storageState: browserOf(admin) });
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByLabel('New email address').and(page.locator(':focus')).waitFor();
    await changeAddress(page, admin.email, admin.password);
    await page.getByRole('alert').getByRole('link', { name: 'This is your address already' }).waitFor();
    await changeAddress(page, newEmail, 'Not-the-password-1');
    await page.getByRole('alert').getByRole('link', { name: 'This password isn’t right' }).waitFor();
    await checkLooks(page);
    await changeAddress(page, newEmail, admin.password);
    await page.getByText(`Until then, ${admin.email} stays your address.`, { exact: false }).waitFor();
    await checkLooks(page);

    const warning = await mailWithLink(admin.email, '/forgot-password');
    expect(warning.subject).toBe('Somebody asked to change your email address on PCF Exchange');
    const { link } = await mailWithLink(newEmail, '/verify-email');
    const mailbox = await openPage(link);
    await mailbox.getByRole('heading', { level: 1, name: 'Confirm your address' }).waitFor();
    await checkLooks(mailbox);
    await mailbox.locator('input[name="password"]').fill(admin.password);
    await mailbox.getByRole('button', { name: 'Confirm address' }).click();
    await mailbox.getByRole('heading', { level: 1, name: 'Your new address is confirmed' }).waitFor();
    await mailbox.getByText(newEmail).waitFor();
    await checkLooks(mailbox);
    const notice = await mailWithLink(admin.email, '/login');
    expect(notice.subject).toBe('Your email address on PCF Exchange was changed');
    expect(notice.text).toContain(newEmail);

    await page.getByRole('link', { name: 'Users' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await submitCredentials(page, admin.email, admin.password);
    await page.getByRole('alert').filter({ hasText: 'The email address or the password isn’t right.' }).waitFor();
    await submitCredentials(page, newEmail, admin.password);
    await page.getByRole('row').filter({ hasText: newEmail }).waitFor();
  });

  it('stays when the change is taken back, and the link leads nowhere', async () => {
    const { admin, domain } = await registerCompany('Meridian');
    const newEmail = `wrong@${domain}`;
    await callServer('changeEmail', { email: newEmail, currentPassword: admin.password }, admin.tokens.access_token);
    const { link } = await mailWithLink(newEmail, '/verify-email');
    const page = await openPage('/settings', { storageState: browserOf(admin) });
    await page.getByText(`Open the link in the email to ${newEmail}`).waitFor();
    await page.getByRole('button', { name: 'Keep the present address' }).click();
    await page.getByText(`Your address stays ${admin.email}`).waitFor();
    await page.getByRole('button', { name: 'Change', exact: true }).waitFor();

    const mailbox = await openPage(link);
    await mailbox.getByRole('heading', { level: 1, name: 'This link has expired' }).waitFor();
    await page.reload();
    await page.getByRole('region', { name: 'Email address' }).getByText(admin.email, { exact: true }).waitFor();
  });
});
