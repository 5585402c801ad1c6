import { describe, expect, it } from 'vitest';
import { callServer } from './call-server.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { askFor, partners, reviewPath } from './prepare-answers.ts';
import { browserOf } from './prepare-company.ts';
import { addSupplier } from './prepare-purchases.ts';
import { productRow } from './purchased-list.ts';
import { mailWithLink } from './read-mail.ts';

const { openPage } = journeyBrowser();

/** A jar that the supplier was asked for, and declined. */
async function declinedJar() {
  const both = await partners();
  const [jar] = await askFor(both, ['Jar']);
  const { requestReference, productId } = jar;
  await callServer(
    'declineEmissionRequest',
    { reason: 'Ask our sister company.', reasonCode: 'NOT_OUR_PRODUCT' },
    both.supplier.admin.tokens.access_token,
    { requestReference, productId },
  );
  return { ...both, jar };
}

describe('a request that the supplier declined', () => {
  it('says why, and is asked of another supplier', async () => {
    const { customer, jar } = await declinedJar();
    const forge = await addSupplier(customer, 'Brno Glass');
    const page = await openPage(reviewPath(jar), { storageState: browserOf(customer.admin) });
    await page.getByText('It isn’t their product', { exact: true }).waitFor();
    await page.getByText('Ask our sister company.').first().waitFor();
    const ways = page.getByRole('region', { name: 'Next steps' });
    await expect
      .poll(() => ways.getByRole('button').allTextContents())
      .toEqual(['Resend request', 'Invite another contact', 'Ask another supplier', 'Close request']);
    await checkLooks(page);

    await ways.getByRole('button', { name: 'Ask another supplier' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask another supplier' });
    await dialog.getByText('Another supplier gets a request for Jar.').waitFor();
    await checkLooks(page);
    await dialog.getByLabel('Message to the supplier').fill('A long message.');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Discard what you entered?' });
    await question.waitFor();
    await checkLooks(page);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await dialog.getByLabel('Message to the supplier').inputValue()).toBe('A long message.');
    await dialog.getByRole('combobox', { name: 'Supplier' }).click();
    await dialog.getByRole('option', { name: 'Brno Glass' }).click();
    await dialog.getByRole('button', { name: 'Send 1 request' }).click();
    await dialog.getByText('1 request sent').waitFor();
    expect((await mailWithLink(forge.email, '/register', 1)).text).toContain('Jar');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('link', { name: 'Purchased products' }).click();
    await page.locator('tbody').getByRole('row').filter({ hasText: 'Brno Glass' }).getByText('Waiting').waitFor();
  });

  it('is asked of another contact of the same supplier', async () => {
    const { customer, jar } = await declinedJar();
    const page = await openPage(reviewPath(jar), { storageState: browserOf(customer.admin) });
    const ways = page.getByRole('region', { name: 'Next steps' });
    await ways.getByRole('button', { name: 'Invite another contact' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Ahlen Glass').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await ways.getByRole('button', { name: 'Resend request' }).click();
    await page.getByRole('button', { name: 'Resend 1 request' }).click();
    await page.getByText('1 request resent').waitFor();
    await page.getByText('The supplier has the request and must answer.').waitFor();
    expect(await ways.count()).toBe(0);
  });

  it('is closed, and can still be asked again', async () => {
    const { customer, jar } = await declinedJar();
    const page = await openPage(reviewPath(jar), { storageState: browserOf(customer.admin) });
    const ways = page.getByRole('region', { name: 'Next steps' });
    await ways.getByRole('button', { name: 'Close request' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel request' }).click();
    await page.getByText('Send a new one to ask again.').waitFor();
    await expect
      .poll(() => ways.getByRole('button').allTextContents())
      .toEqual(['Resend request', 'Invite another contact', 'Ask another supplier']);
  });
});

describe('a product that was asked for', () => {
  it('is edited from its page and from the list', async () => {
    const both = await partners();
    const [jar] = await askFor(both, ['Jar']);
    const page = await openPage(reviewPath(jar), { storageState: browserOf(both.customer.admin) });
    await page.getByRole('button', { name: 'Edit product' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit product' });
    await dialog.getByLabel('Product name').fill('Jar with lid');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Discard what you entered?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await dialog.getByLabel('Product name').inputValue()).toBe('Jar with lid');
    await dialog.getByLabel('Yearly quantity').fill('1200');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name: 'Jar with lid' }).waitFor();

    await page.goto('/products/purchased');
    const row = productRow(page, 'Jar with lid');
    await row.getByRole('button', { name: 'Edit Jar with lid' }).click();
    await expect.poll(() => dialog.getByLabel('Yearly quantity').inputValue()).toBe('1,200');
    await dialog.getByLabel('Product name').fill('Jar, 370 ml');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await productRow(page, 'Jar, 370 ml').waitFor();
    await checkLooks(page);
  });
});

describe('the products of a company that only supplies', () => {
  it('begin with what is asked of it', async () => {
    const both = await partners();
    await askFor(both, ['Jar']);
    const page = await openPage('/', { storageState: browserOf(both.supplier.admin) });
    await page.getByRole('link', { name: 'Product emissions' }).click();
    await page.waitForURL('**/products/received-requests');
    await page.getByRole('table', { name: 'Received requests' }).getByRole('row').filter({ hasText: 'Jar' }).waitFor();
  });
});
