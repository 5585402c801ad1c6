import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { callServer } from './call-server.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { inviteSupplier, sentInvitation, signInLena } from './nordic-kitchen.ts';
import { browserOf, type Company, ownDomain, registerCompany } from './prepare-company.ts';
import { mailTitled, mailWithLink } from './read-mail.ts';
import { askForAccess } from './register-by-calls.ts';
import { newPassword, registerAddress, registerNewCompany, tellName } from './registration-steps.ts';
import { submitCredentials } from './sign-in.ts';

const { openContext, openPage } = journeyBrowser();

let company: Company;
beforeAll(async () => {
  company = await registerCompany('Known Works');
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

function countAnswers(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (/\/(approve|deny)-access-request\//.test(request.url())) count += 1;
  });
  return () => count;
}

/** Follows the newest link of this kind that an ADMIN was sent, signed out, and sees the spinner before the answer. */
async function followLink(path: string, firstName: string, language: 'en' | 'fr') {
  const { link } = await mailTitled(company.admin.email, `${firstName} Ekman asks to join Known Works`);
  const context = await openContext({ language });
  const answers = countAnswers(context);
  const page = await context.newPage();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*-access-request/*', async (route) => {
    await promise;
    await route.continue();
  });
  const target = new URL(link);
  target.pathname = path;
  await page.goto(target.href);
  return { page, answers, release: resolve };
}

describe('somebody with an address of a known company', () => {
  it('asks to join, is approved by the link of the mail, and signs in', async () => {
    const email = `vera@${company.domain}`;
    const page = await openPage('/self-register');
    await registerAddress(page, email);
    await heading(page, 'Is your company here already?').waitFor();
    await expect.poll(() => page.getByRole('radio', { name: 'Known Works' }).isChecked()).toBe(true);
    await checkLooks(page);
    await tellName(page, { firstName: 'Vera', lastName: 'Ekman' });
    await page.getByLabel('Message to Known Works').fill('I sit next to Marta.');
    await page.getByRole('button', { name: 'Ask Known Works for access' }).click();
    await heading(page, 'Known Works has received your request').waitFor();
    await checkLooks(page);
    // At once: the page on its way out must not offer its first step, and its e-mail field, for a moment.
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await submitCredentials(page, email, newPassword);
    await heading(page, 'Known Works hasn’t answered yet').waitFor();
    await checkLooks(page);

    const admin = await followLink('/approve-user-access', 'Vera', 'en');
    await admin.page.getByRole('status').getByText('Approving access').waitFor();
    expect(admin.page.url()).toMatch(/\/approve-user-access$/);
    admin.release();
    await heading(admin.page, 'Access approved').waitFor();
    await admin.page.getByText('The person can sign in now and gets an email.').waitFor();
    await checkLooks(admin.page);
    expect(admin.answers()).toBe(1);
    await admin.page.getByRole('link', { name: 'Go to the home page' }).click();
    await heading(admin.page, 'Sign in').waitFor();
    expect(admin.answers()).toBe(1);

    const { link } = await mailTitled(email, 'You have access to Known Works on PCF Exchange');
    await page.goto(link);
    await submitCredentials(page, email, newPassword);
    await page.getByRole('heading', { level: 1, name: 'Vera' }).waitFor();
  });

  it('is denied by the link of the mail, and the link says so when it is used again', async () => {
    const email = await askForAccess(company, 'Wanda');
    const admin = await followLink('/deny-user-access', 'Wanda', 'fr');
    await admin.page.getByRole('status').getByText('Refus de l’accès en cours').waitFor();
    expect(admin.page.url()).toMatch(/\/deny-user-access$/);
    admin.release();
    await heading(admin.page, 'Accès refusé').waitFor();
    await admin.page.getByText('ne voit rien de votre organisation').waitFor();
    await checkLooks(admin.page);
    expect(admin.answers()).toBe(1);

    const again = await followLink('/approve-user-access', 'Wanda', 'fr');
    again.release();
    await heading(again.page, 'Cela n’a pas fonctionné').waitFor();
    await again.page.getByText('Ce lien a déjà servi').waitFor();
    await again.page.getByText('réessayez sous Paramètres').waitFor();
    await checkLooks(again.page);
    expect(again.answers()).toBe(1);
    await again.page.getByRole('link', { name: 'Aller à la page d’accueil' }).waitFor();

    const { link } = await mailTitled(email, 'Your request to join Known Works wasn’t approved');
    const page = await openPage(link);
    await submitCredentials(page, email, newPassword);
    await page.getByRole('radio', { name: 'My company is another one' }).check();
    await registerNewCompany(page, 'Another Works', { firstName: 'Wanda', lastName: 'Ekman' });
    await page.getByRole('heading', { level: 1, name: 'Wanda' }).waitFor();
    await page.getByText('Another Works').first().waitFor();
  });

  it('is approved or denied in the settings', async () => {
    const approved = await askForAccess(company, 'Xenia');
    const denied = await askForAccess(company, 'Yrsa');
    const admin = await openPage('/', { storageState: browserOf(company.admin), language: 'fr' });
    await admin.getByText('personnes demandent à rejoindre votre organisation').waitFor();
    await admin.getByRole('link', { name: 'Décider' }).click();
    await admin.getByRole('button', { name: 'Voir les demandes d’accès' }).click();
    const requests = admin.getByRole('table', { name: 'Demandes d’accès' });
    await requests.getByText(approved).waitFor();
    await checkLooks(admin);
    await admin.setViewportSize({ width: 1440, height: 900 });
    await requests.getByRole('button', { name: 'Accepter Xenia Ekman' }).click();
    await admin.getByText('Xenia Ekman fait maintenant partie de votre organisation').waitFor();
    await requests.getByRole('button', { name: 'Refuser Yrsa Ekman' }).click();
    const question = admin.getByRole('dialog', { name: 'Refuser l’accès à Yrsa Ekman' });
    await question.getByText(denied).waitFor();
    await checkLooks(admin);
    await admin.setViewportSize({ width: 1440, height: 900 });
    await question.getByRole('button', { name: 'Refuser l’accès' }).click();
    await admin.getByText('Personne ne demande à vous rejoindre').waitFor();
    await admin.getByRole('table', { name: 'Utilisateurs' }).getByText(approved).waitFor();

    const page = await openPage('/login');
    await submitCredentials(page, denied, newPassword);
    await heading(page, 'Is your company here already?').waitFor();
    await page.goto('/login');
    await submitCredentials(page, approved, newPassword);
    await page.getByRole('heading', { level: 1, name: 'Xenia' }).waitFor();
  });
});

describe('the pages that answer a request', () => {
  it('try again with a reload when the server failed', async () => {
    await askForAccess(company, 'Tilda');
    const { link } = await mailTitled(company.admin.email, 'Tilda Ekman asks to join Known Works');
    const page = await (await openContext()).newPage();
    await page.route('**/approve-access-request/*', (route) => route.fulfill({ status: 502, body: '' }));
    await page.goto(link);
    await heading(page, 'That didn’t work').waitFor();
    await page.getByText('Nothing has changed. Reload this page to try again.').waitFor();
    await page.unrouteAll();
    await page.reload();
    await heading(page, 'Access approved').waitFor();
  });

  it.each(['/approve-user-access', '/deny-user-access', '/approve-user-access?token='])(
    'lead to the sign-in page without a token: %s',
    async (path) => {
      const context = await openContext();
      const answers = countAnswers(context);
      const page = await context.newPage();
      await page.goto(path);
      await heading(page, 'Sign in').waitFor();
      expect(page.url()).toMatch(/\/login$/);
      expect(answers()).toBe(0);
    },
  );
});

describe('a second contact of a supplier that is registered', () => {
  it('asks the supplier for access, and belongs to it once its administrator has approved', async () => {
    const lena = await signInLena();
    const { admin, name } = await registerCompany('Second Contact Works');
    const first = { email: admin.email, relation: 'SUPPLIER' } as const;
    await callServer('createInvitations', { invitations: [first] }, lena.access_token);
    const { id: invitationId } = await sentInvitation(lena.access_token, admin.email);
    await callServer('acceptInvitation', {}, admin.tokens.access_token, { invitationId });
    const { partnerId: supplierId } = await sentInvitation(lena.access_token, admin.email);
    // Of another mail domain, so that the invitation alone leads to the supplier.
    const email = `agent@${ownDomain('agency')}`;
    const page = await openPage(await inviteSupplier(lena.access_token, email, { supplierId }));
    await page.getByText(`${name} is on PCF Exchange already.`).waitFor();
    await checkLooks(page);
    await page.getByLabel('Password', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Create account' }).click();
    await heading(page, 'Is your company here already?').waitFor();
    await expect.poll(() => page.getByRole('radio', { name }).isChecked()).toBe(true);
    await tellName(page, { firstName: 'Zoe', lastName: 'Ekman' });
    await page.getByRole('button', { name: `Ask ${name} for access` }).click();
    await heading(page, `${name} has received your request`).waitFor();

    await mailWithLink(admin.email, '/approve-user-access');
    const supplier = await openPage('/', { storageState: browserOf(admin) });
    await supplier.getByText('person asks to join your organisation').waitFor();
    await supplier.getByRole('link', { name: 'Decide' }).click();
    await supplier.getByRole('button', { name: 'Approve Zoe Ekman' }).click();
    await supplier.getByText('Zoe Ekman now belongs to your organisation').waitFor();
    await page.goto('/login');
    await submitCredentials(page, email, newPassword);
    await page.getByRole('heading', { level: 1, name: 'Zoe' }).waitFor();
    await page.getByText(name).first().waitFor();
    expect((await sentInvitation(lena.access_token, email)).accessResponseStatus).toBe('ACCEPTED');
  });
});
