import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { journeyBrowser } from './journey-browser.ts';
import { openMoreActions } from './more-actions.ts';
import { answerPath, askFor, partners, submit } from './prepare-answers.ts';
import { browserOf } from './prepare-company.ts';
import { addSoldProduct } from './prepare-sold-products.ts';

const { openPage } = journeyBrowser();

const backTo = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first();

/** Goes there from the list and comes back by a link; the list is as it was left. */
async function returns(page: Page, list: string, away: () => Promise<unknown>, back: string | RegExp): Promise<void> {
  await page.waitForURL((url) => `${url.pathname}${url.search}` === list);
  await away();
  await page.waitForURL((url) => `${url.pathname}${url.search}` !== list);
  const link = page
    .getByRole('main')
    .getByRole('link', { name: back, ...(typeof back === 'string' && { exact: true }) });
  await link.first().click();
  await page.waitForURL((url) => `${url.pathname}${url.search}` === list);
}

const fromMenu = (page: Page, name: string) => async () => {
  // Where the secondary action leads there, no menu has it.
  await openMoreActions(page);
  await page.getByRole('link', { name, exact: true }).last().click();
};

describe('every way back leads to the list as it was left', () => {
  it('for what is bought', async () => {
    const both = await partners();
    const [jar] = await askFor(both, ['Jar', 'Lid']);
    await submit(both.supplier.admin, jar);
    const list = '/products/purchased?order=ASC&sort=CREATED_AT&textSearch=jar';
    const page = await openPage(list, { storageState: browserOf(both.customer.admin) });
    const back = 'Purchased products';
    const jarLink = () => page.getByRole('table').getByRole('link', { name: 'Jar' }).click();
    await returns(page, list, jarLink, back);
    await returns(page, list, fromMenu(page, 'Emissions'), back);
    await returns(page, list, fromMenu(page, 'Import'), back);
    await returns(page, list, () => page.getByRole('link', { name: /^Sold/ }).click(), /^Purchased/);
    // From the page of a request, by way of the reviews and after one.
    await jarLink();
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await page.getByText('You have accepted the data.').first().waitFor();
    await backTo(page, back).click();
    await page.waitForURL((url) => `${url.pathname}${url.search}` === list);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('link', { name: 'Product emissions' }).first().click();
    await page.waitForURL((url) => `${url.pathname}${url.search}` === list);
    await page.goto('/customer/reviews');
    await backTo(page, back).click();
    await page.waitForURL((url) => `${url.pathname}${url.search}` === list);
  });

  it('for what is asked', async () => {
    const both = await partners();
    const [jar] = await askFor(both, ['Jar', 'Lid']);
    const list = '/products/received-requests?order=ASC&sort=CREATED_AT&textSearch=jar';
    const page = await openPage(list, { storageState: browserOf(both.supplier.admin) });
    const back = 'Received requests';
    await returns(page, list, () => page.getByRole('table').getByRole('link', { name: 'Jar' }).click(), back);
    await returns(page, list, fromMenu(page, 'Upload filled-in spreadsheet'), back);
    await returns(page, list, () => page.getByRole('link', { name: 'Answer with sold products' }).click(), back);
    // After submitting.
    await submit(both.supplier.admin, jar);
    await page.goto(answerPath(jar, 'success'));
    await backTo(page, 'Back to the list').click();
    await page.waitForURL((url) => `${url.pathname}${url.search}` === list);
  });

  it('for what is sold', async () => {
    const both = await partners();
    await addSoldProduct(both.supplier, 'Glass jar', 'AG-1');
    const list = '/products/sold?order=ASC&sort=CREATED_AT&textSearch=glass';
    const page = await openPage(list, { storageState: browserOf(both.supplier.admin) });
    const back = 'Sold products';
    await returns(page, list, () => page.getByRole('table').getByRole('link', { name: 'Glass jar' }).click(), back);
    await returns(page, list, fromMenu(page, 'Import'), back);
    await returns(page, list, fromMenu(page, 'Import from other platforms'), back);
    // Deleting one leads back as well.
    await page.getByRole('table').getByRole('link', { name: 'Glass jar' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL((url) => `${url.pathname}${url.search}` === list);
    await expect.poll(() => page.getByRole('table').getByText('Glass jar').count()).toBe(0);
  });
});
