import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkAccessibility } from './check-accessibility.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { ownDomain } from './prepare-company.ts';
import { mailWithLink } from './read-mail.ts';
import { newPassword, registerAddress, registerNewCompany } from './registration-steps.ts';
import { submitCredentials } from './sign-in.ts';

const { openPage } = journeyBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

describe('a company that nobody has invited', () => {
  it('registers from the sign-in page, in German', async () => {
    const domain = ownDomain('selbst');
    const email = `petra@${domain}`;
    const page = await openPage('/login', { language: 'de' });
    await page.getByRole('link', { name: 'Unternehmen registrieren' }).click();
    await heading(page, 'Unternehmen registrieren').waitFor();
    await checkLooks(page);
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Geben Sie Ihre E-Mail-Adresse ein' }).waitFor();
    await checkAccessibility(page);

    // By keyboard alone: the summary leads to the first field.
    await page.getByRole('alert').getByRole('link', { name: 'Geben Sie Ihre E-Mail-Adresse ein' }).press('Enter');
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(newPassword);
    await page.keyboard.press('Enter');
    await heading(page, 'Sehen Sie in Ihr Postfach').waitFor();
    await page.getByText(email).waitFor();
    await checkLooks(page);

    const mail = await mailWithLink(email, '/verify-email');
    expect(mail.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse für PCF Exchange');
    await page.goto(mail.link);
    await heading(page, 'Adresse bestätigen').waitFor();
    expect(page.url()).not.toContain('token');
    await checkLooks(page);
    await page.getByLabel('Passwort', { exact: true }).fill('Nicht-das-richtige-1');
    await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Dieses Passwort stimmt nicht' }).waitFor();
    await page.getByLabel('Passwort', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Adresse bestätigen' }).click();

    await heading(page, 'Sie und Ihr Unternehmen').waitFor();
    await checkLooks(page);
    await page.getByLabel('Name des Unternehmens').fill(`Werk ${domain}`);
    await page.getByLabel('Vorname').fill('Petra');
    await page.getByLabel('Nachname').fill('Ahrens');
    await page.getByLabel('Funktion').fill('Einkauf');
    await page.getByRole('button', { name: 'Unternehmen registrieren' }).click();
    await page.getByRole('heading', { level: 1, name: 'Petra' }).waitFor();
    await page.getByRole('heading', { name: 'Ihre ersten Schritte' }).waitFor();
    await checkLooks(page);
  });

  it('goes on with the second step after the browser was closed', async () => {
    const domain = ownDomain('interrupted');
    const email = `ben@${domain}`;
    const first = await openPage('/self-register');
    await registerAddress(first, email);
    await heading(first, 'You and your company').waitFor();
    await first.context().close();

    const page = await openPage('/login');
    await submitCredentials(page, email, newPassword);
    await heading(page, 'You and your company').waitFor();
    await registerNewCompany(page, `Company of ${domain}`, { firstName: 'Ben', lastName: 'Arlt' });
    await page.getByRole('heading', { level: 1, name: 'Ben' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Ben' }).waitFor();
  });
});
