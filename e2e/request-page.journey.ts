import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { browserOf, registerCompany } from './prepare-company.ts';
import { addProducts, addSupplier, sendRequests } from './prepare-purchases.ts';
import { mailWithLink } from './read-mail.ts';

const { openPage } = journeyBrowser();

const events = (page: Page) => page.getByRole('list', { name: 'History, newest first' }).getByRole('listitem');
const requestPath = (reference: string, productId: string) => `/customer/requests/${reference}/${productId}`;

/** A jar that a supplier was asked for. */
async function askForJar() {
  const customer = await registerCompany('Fjord Foods');
  const glass = await addSupplier(customer, 'Ahlen Glass');
  const [productId = ''] = await addProducts(customer, ['Jar'], { supplierId: glass.id, description: 'Clear, 370 ml' });
  const { requests } = await sendRequests(customer, [productId], {
    comment: 'For our report.',
    dueDate: '2099-03-31',
    campaign: 'Spring',
    expects: { referenceYear: 2025, verified: true },
  });
  return { customer, glass, productId, reference: requests[0]?.requestReference ?? '' };
}

describe('the page of a request', () => {
  it('says where it stands and what happened, and takes a message', async () => {
    const { customer, glass, productId, reference } = await askForJar();
    const page = await openPage('/products/purchased', { storageState: browserOf(customer.admin) });
    await page.getByRole('link', { name: 'Jar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Jar' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(requestPath(reference, productId));
    await page.getByText('The supplier has the request and must answer.').waitFor();
    const facts = page.getByRole('region', { name: 'Request details' });
    for (const fact of [reference, '31/03/2099', 'Data for 2025', 'Verified by a third party', 'Clear, 370 ml'])
      await facts.getByText(fact).waitFor();
    await facts.getByRole('link', { name: 'Spring' }).waitFor();
    await page.getByText('For our report.').waitFor();
    await expect.poll(() => events(page).count()).toBe(2);
    await events(page).first().filter({ hasText: 'Request sent' }).filter({ hasText: 'Marta Lindqvist' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Send reminder' }).isDisabled()).toBe(true);
    await page.getByText('The supplier got an email less than a day ago.').waitFor();
    await checkLooks(page);

    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Write a message first' }).waitFor();
    await page.getByLabel('Write to the supplier').fill('The lid does not count.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Message sent').waitFor();
    await events(page).first().filter({ hasText: 'The lid does not count.' }).waitFor();
    await expect.poll(() => page.getByLabel('Write to the supplier').inputValue()).toBe('');
    expect((await mailWithLink(glass.email, '/register', 2)).text).toContain('The lid does not count.');
  });

  it('leads from an old reference to the newest, in the reader’s language', async () => {
    const { customer, productId, reference } = await askForJar();
    const options = { storageState: browserOf(customer.admin), language: 'de' } as const;
    const page = await openPage(requestPath(reference, productId), options);
    await page.getByRole('button', { name: 'Anfrage zurückziehen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Anfrage zurückziehen' }).click();
    await page.getByText('Die Anfrage wurde zurückgezogen.').waitFor();
    await checkLooks(page);
    await page.getByRole('button', { name: 'Anfrage erneut senden' }).click();
    const resending = page.getByRole('dialog', { name: 'Anfragen erneut senden' });
    await resending.getByText('1 neue Anfrage.').waitFor();
    await checkLooks(page);
    await resending.getByRole('button', { name: '1 Anfrage erneut senden' }).click();
    await resending.waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).not.toContain(reference);
    const newest = page.url();
    const history = page.getByRole('list', { name: 'Verlauf, Neuestes zuerst' }).getByRole('listitem');
    await history.first().filter({ hasText: 'Anfrage erneut gesendet' }).waitFor();

    await page.goto(requestPath(reference, productId));
    await page.getByText(`${reference} ist eine ältere Anfrage`).waitFor();
    await checkLooks(page);
    await page.getByRole('link', { name: /^Zu REQ-/ }).click();
    await expect.poll(() => page.url()).toBe(newest);
    await page.getByText(`${reference} ist eine ältere Anfrage`).waitFor({ state: 'detached' });
  });

  it('does not exist for anybody else', async () => {
    const { productId, reference } = await askForJar();
    const stranger = await registerCompany('Tidewater');
    const options = { storageState: browserOf(stranger.admin), language: 'fr' } as const;
    const page = await openPage(requestPath(reference, productId), options);
    await page.getByRole('heading', { level: 1, name: 'Cette demande n’existe pas' }).waitFor();
    await checkLooks(page);
    await page.getByRole('link', { name: 'Aller à vos produits' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/products/purchased');
  });
});
