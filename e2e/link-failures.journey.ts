import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { callServer } from './call-server.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { inviteSupplier, sentInvitation, signInLena } from './nordic-kitchen.ts';
import { ownDomain } from './prepare-company.ts';
import { mailWithLink } from './read-mail.ts';
import { registerWithLink } from './register-by-calls.ts';
import { confirmAddress, newPassword } from './registration-steps.ts';

const { openPage } = journeyBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const unknownToken = 'x'.repeat(43);

describe('the link of an invitation', () => {
  let lena: string;
  beforeAll(async () => {
    ({ access_token: lena } = await signInLena());
  });

  it('that nobody knows leads on to signing in or registering', async () => {
    const page = await openPage(`/register?token=${unknownToken}`, { language: 'de' });
    await heading(page, 'Dieser Link funktioniert nicht').waitFor();
    await checkLooks(page);
    await page.getByRole('link', { name: 'Unternehmen registrieren' }).click();
    await heading(page, 'Unternehmen registrieren').waitFor();
    // Without any token there is nothing to look up.
    await page.goto('/register');
    await heading(page, 'Unternehmen registrieren').waitFor();
  });

  it('that was replaced by a newer mail says so, and the newer one works', async () => {
    const email = `head@${ownDomain('replaced')}`;
    const link = await inviteSupplier(lena, email);
    const { id } = await sentInvitation(lena, email);
    await callServer('sendInvitationsAgain', { invitationIds: [id] }, lena);
    const newer = await mailWithLink(email, '/register', 1);
    const page = await openPage(link, { language: 'fr' });
    await heading(page, 'Ce lien a expiré').waitFor();
    await page.getByText('un e-mail plus récent l’a remplacé').waitFor();
    await checkLooks(page);
    await page.goto(newer.link);
    await heading(page, 'Nordic Kitchen vous invite sur PCF Exchange').waitFor();
  });

  it('that was used leads on to signing in', async () => {
    const domain = ownDomain('used');
    const link = await inviteSupplier(lena, `head@${domain}`);
    await registerWithLink(link, `other@${domain}`, `Company of ${domain}`);
    const page = await openPage(link);
    await heading(page, 'This invitation is no longer open').waitFor();
    await checkLooks(page);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await heading(page, 'Sign in').waitFor();
  });
});

describe('the link that verifies an address', () => {
  it('that nobody knows asks for the address and sends another mail', async () => {
    const page = await openPage(`/verify-email?token=${unknownToken}`, { language: 'fr' });
    await heading(page, 'Ce lien ne fonctionne pas').waitFor();
    await checkLooks(page);
    await page.getByLabel('Adresse e-mail').fill(`nobody@${ownDomain('nobody')}`);
    await page.getByRole('button', { name: 'Envoyer un nouveau message' }).click();
    // The same for whoever has no account: nobody learns from it who is registered.
    await heading(page, 'Consultez votre messagerie').waitFor();
    await page.goto('/verify-email');
    await heading(page, 'Ce lien ne fonctionne pas').waitFor();
  });

  it('lapses with a newer mail and is used up by the password', async () => {
    const email = `anna@${ownDomain('twice')}`;
    await callServer('createAccount', { email, password: newPassword, language: 'en' });
    const older = await mailWithLink(email, '/verify-email');
    await callServer('sendVerificationAgain', { email });
    await mailWithLink(email, '/verify-email', 1);
    const page = await openPage(older.link);
    await heading(page, 'This link has expired').waitFor();
    await checkLooks(page);
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send a new email' }).click();
    await heading(page, 'Check your email').waitFor();

    const newest = await mailWithLink(email, '/verify-email', 2);
    await confirmAddress(page, newest.link);
    const again = await openPage(newest.link, { language: 'de' });
    await heading(again, 'Dieser Link wurde schon verwendet').waitFor();
    await checkLooks(again);
    await again.getByRole('link', { name: 'Anmelden' }).click();
    await heading(again, 'Anmelden').waitFor();
    expect(again.url()).toMatch(/\/login$/);
  });
});
