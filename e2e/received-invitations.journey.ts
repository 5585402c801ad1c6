import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { browserOf, ownDomain, registerCompany } from './prepare-company.ts';
import { mailWithLink } from './read-mail.ts';
import { submitCredentials } from './sign-in.ts';

const { openPage } = journeyBrowser();

const message = 'Please answer before the end of March.';

async function invite(page: Page, relation: 'Suppliers' | 'Customers', emails: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Invite companies' }).click();
  const modal = page.getByRole('dialog', { name: 'Invite suppliers or customers' });
  await modal.getByRole('radio', { name: relation }).check();
  const addresses = modal.getByLabel('Email addresses');
  for (const email of emails) {
    await addresses.fill(email);
    await addresses.press('Enter');
  }
  await modal.getByLabel('Your message').fill(message);
  await modal.getByRole('button', { name: /^Send/ }).click();
  await modal.getByRole('heading', { name: /invitations? sent$/ }).waitFor();
  await modal.getByRole('button', { name: 'Done' }).click();
  await modal.waitFor({ state: 'detached' });
}

const cardOf = (page: Page, wish: string) => page.getByRole('listitem').filter({ hasText: wish });
const sentRows = (page: Page) => page.getByRole('table', { name: 'Sent' }).locator('tbody').getByRole('row');
const filterBy = (page: Page, answer: string) =>
  page.getByRole('group', { name: 'Show by answer' }).getByRole('button', { name: answer, exact: true });

describe('an invited company that is registered', () => {
  it('answers in its settings, and the inviter sees the answers', async () => {
    const customer = await registerCompany('Fjord Foods');
    const supplier = await registerCompany('Alpine Mills');
    const stranger = `sales@${ownDomain('unheard-of')}`;
    const inviting = await openPage('/settings?tab=invitations', { storageState: browserOf(customer.admin) });
    await inviting.getByText('No invitations sent yet').waitFor();
    await checkLooks(inviting);
    await invite(inviting, 'Suppliers', [supplier.admin.email, stranger]);
    const mail = await mailWithLink(supplier.admin.email, '/settings');
    expect(mail.subject).toBe('Fjord Foods asks for your product carbon footprints');
    expect(mail.text).toContain(message);
    await invite(inviting, 'Customers', [supplier.admin.email]);
    const other = await mailWithLink(supplier.admin.email, '/settings', 1);
    expect(other.subject).toBe('Fjord Foods offers you its product carbon footprints');

    // The mail leads through the sign-in page to the invitations.
    const answering = await openPage(mail.link);
    await answering.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await submitCredentials(answering, supplier.admin.email, supplier.admin.password);
    const asked = cardOf(answering, 'Marta Lindqvist asks for the carbon footprints of what you supply.');
    const offered = cardOf(answering, 'Marta Lindqvist offers you the carbon footprints of what you buy there.');
    await asked.getByText('Waiting for your answer').waitFor();
    await asked.getByText(message).waitFor();
    await checkLooks(answering);

    await answering.getByRole('link', { name: 'Dashboard' }).click();
    const waiting = answering.getByRole('region', { name: 'Needs your attention' }).getByRole('listitem');
    await waiting.filter({ hasText: '2 invitations are waiting for your answer' }).waitFor();
    await checkLooks(answering);
    await waiting.getByRole('link', { name: 'Answer' }).click();

    await asked.getByRole('button', { name: 'Accept' }).click();
    await answering.getByText('You are connected with Fjord Foods').waitFor();
    await asked.getByText('Accepted').waitFor();
    await expect.poll(() => asked.getByRole('button').count()).toBe(0);
    const accepted = await mailWithLink(customer.admin.email, '/settings');
    expect(accepted.subject).toBe('Alpine Mills accepted your invitation');

    await offered.getByRole('button', { name: 'Decline' }).click();
    const question = answering.getByRole('dialog', { name: 'Decline the invitation of Fjord Foods?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    await offered.getByText('Waiting for your answer').waitFor();
    await offered.getByRole('button', { name: 'Decline' }).click();
    await checkLooks(answering);
    await question.getByRole('button', { name: 'Decline invitation' }).click();
    await answering.getByText('You declined the invitation of Fjord Foods').waitFor();
    await offered.getByText('Declined', { exact: true }).waitFor();
    const declined = await mailWithLink(customer.admin.email, '/settings', 1);
    // Who declines stays as unknown to the inviter as before.
    expect(declined.subject).toBe(`${supplier.admin.email} declined your invitation`);

    await inviting.reload();
    await expect.poll(() => sentRows(inviting).count()).toBe(3);
    await filterBy(inviting, 'Accepted').click();
    await expect.poll(() => sentRows(inviting).count()).toBe(1);
    await sentRows(inviting).filter({ hasText: 'Alpine Mills' }).filter({ hasText: 'Supplier' }).waitFor();
    expect(new URL(inviting.url()).search).toBe('?tab=invitations&response=ACCEPTED');
    await filterBy(inviting, 'Declined').click();
    await sentRows(inviting).filter({ hasText: 'Customer' }).waitFor();
    await expect.poll(() => sentRows(inviting).count()).toBe(1);

    // The query string tells the view, so that a reload and the way back show it again.
    await inviting.reload();
    await sentRows(inviting).filter({ hasText: 'Customer' }).waitFor();
    await expect.poll(() => sentRows(inviting).count()).toBe(1);
    await expect.poll(() => filterBy(inviting, 'Declined').getAttribute('aria-pressed')).toBe('true');
    await inviting.goBack();
    await sentRows(inviting).filter({ hasText: 'Supplier' }).waitFor();
    await expect.poll(() => filterBy(inviting, 'Accepted').getAttribute('aria-pressed')).toBe('true');
  });

  it('is not known to the inviter, who sends open invitations again, one or all', async () => {
    const customer = await registerCompany('Fjord Foods');
    const domain = ownDomain('slow');
    const [first, second] = [`first@${domain}`, `second@${domain}`];
    const page = await openPage('/settings?tab=invitations', { storageState: browserOf(customer.admin) });
    await invite(page, 'Suppliers', [first, second]);
    const { link } = await mailWithLink(first, '/register');
    await page.getByRole('button', { name: `Send again to ${first}` }).click();
    await page.getByText('Invitation sent again').waitFor();
    const again = await mailWithLink(first, '/register', 1);
    expect(again.link).not.toBe(link);

    const invited = await openPage(link, { language: 'fr' });
    await invited.getByRole('heading', { level: 1, name: 'Ce lien a expiré' }).waitFor();
    await checkLooks(invited);
    await invited.goto(again.link);
    await invited.getByRole('heading', { level: 1, name: 'Fjord Foods' }).waitFor();

    await filterBy(page, 'Waiting').click();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    const bar = page.getByRole('group', { name: 'What to do with the selected rows' });
    await bar.getByText('2 selected').waitFor();
    await checkLooks(page);
    await bar.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('2 invitations sent again').waitFor();
    await bar.waitFor({ state: 'detached' });
    await mailWithLink(first, '/register', 2);
    await mailWithLink(second, '/register', 1);
  });
});
