import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { ownDomain } from './prepare-company.ts';
import { mailWithLink } from './read-mail.ts';
import { newPassword, registerNewCompany } from './registration-steps.ts';
import { sentRow } from './sent-row.ts';
import { demoUsers, signedInPages } from './sign-in.ts';

const { openPage } = journeyBrowser();
const openAsLena = signedInPages(openPage, demoUsers.admin);

const message = 'We would like to use your own figures in our report.';

async function inviteSupplier(page: Page, email: string, company: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite companies' }).click();
  const modal = page.getByRole('dialog', { name: 'Invite suppliers or customers' });
  await modal.getByRole('radio', { name: 'Suppliers' }).check();
  await modal.getByLabel('Email addresses').fill(email);
  await modal.getByLabel('Email addresses').press('Enter');
  await modal.getByLabel('Name of the company').fill(company);
  await modal.getByLabel('Your message').fill(message);
  await modal.getByRole('region', { name: 'Preview of the email' }).getByText(message).waitFor();
  await checkLooks(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await modal.getByRole('button', { name: 'Send invitation' }).click();
  await modal.getByRole('heading', { name: '1 invitation sent' }).waitFor();
  await checkLooks(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await modal.getByRole('button', { name: 'Done' }).click();
  await modal.waitFor({ state: 'detached' });
}

/** The rules beside the password answer each key, and what is pasted counts as typed. */
async function choosePassword(page: Page): Promise<void> {
  const password = page.getByLabel('Password', { exact: true });
  const rule = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await password.pressSequentially('herbst');
  await rule('A lowercase letter, met').waitFor();
  await rule('A digit, not met').waitFor();
  await password.press('7');
  await rule('A digit, met').waitFor();
  await rule('An uppercase letter, not met').waitFor();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'The password doesn’t follow every rule yet' }).waitFor();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), newPassword);
  await password.press('ControlOrMeta+a');
  await password.press('ControlOrMeta+v');
  await expect.poll(() => password.inputValue()).toBe(newPassword);
  await expect.poll(() => page.getByText(', not met').count()).toBe(0);
}

describe('an invited supplier that is new', () => {
  it('registers with the invited address and is connected at once', async () => {
    const domain = ownDomain('invited');
    const email = `mara@${domain}`;
    const company = `Own name of ${domain}`;
    const lena = await openAsLena('/settings?tab=invitations');
    await inviteSupplier(lena, email, 'As Lena calls it');
    await sentRow(lena, email).filter({ hasText: 'Waiting for their answer' }).waitFor();

    const mail = await mailWithLink(email, '/register');
    expect(mail.subject).toBe('Nordic Kitchen asks for your product carbon footprints');
    const page = await openPage(mail.link);
    await page.getByRole('heading', { level: 1, name: 'Nordic Kitchen invites you to PCF Exchange' }).waitFor();
    expect(page.url()).not.toContain('token');
    await page.getByText(message).waitFor();
    await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe(email);
    await checkLooks(page);
    await choosePassword(page);
    await page.getByRole('button', { name: 'Create account' }).click();

    // The link has proved the address, so that no mail comes between.
    await page.getByRole('checkbox', { name: 'Connect with Nordic Kitchen', checked: true }).waitFor();
    await expect.poll(() => page.getByLabel('Company name').inputValue()).toBe('As Lena calls it');
    await checkLooks(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await registerNewCompany(page, company, { firstName: 'Mara', lastName: 'Voss' });
    await page.getByRole('heading', { level: 1, name: 'Mara' }).waitFor();

    await lena.reload();
    await sentRow(lena, email).filter({ hasText: 'Accepted' }).filter({ hasText: company }).waitFor();
  });
});
