import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { browserOf, registerCompany } from './prepare-company.ts';
import { createProducts, inviteSuppliers, requestProducts } from './prepare-products.ts';
import { bulkBar, listedNames, productRow, purchasedTab } from './purchased-list.ts';
import { isFocused } from './tab-to.ts';

const { openPage } = journeyBrowser();

const filter = (page: Page, name: string | RegExp) =>
  page.getByRole('search', { name: 'Filter list' }).getByRole('button', { name });
const pages = (page: Page) => page.getByRole('group', { name: 'Pages of the list' });

describe('purchased products', () => {
  it('are added and corrected, one at a time', async () => {
    const company = await registerCompany('Harbour Foods');
    await inviteSuppliers(company, ['Vetro Adige']);
    const page = await openPage('/products', { storageState: browserOf(company.admin) });
    await page.waitForURL('**/products/purchased');
    await page.getByRole('heading', { level: 1, name: 'Product emissions' }).waitFor();
    await page.getByText('No products yet').waitFor();
    await page.getByRole('link', { name: 'Import products' }).waitFor();
    await checkLooks(page);

    await page.getByRole('button', { name: 'Add product' }).click();
    const adding = page.getByRole('dialog', { name: 'Add product' });
    const [name, reference] = [adding.getByLabel('Product name'), adding.getByLabel('Your reference')];
    await adding.getByRole('button', { name: 'Add product' }).click();
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
    await adding.getByText('Enter the name of the product', { exact: true }).first().waitFor();
    await adding.getByText('Enter your reference for the product', { exact: true }).first().waitFor();
    await checkLooks(page);
    await name.fill('Glass jar 370 ml');
    await reference.fill('GJ-370');
    await adding.getByLabel('Mass of one unit').fill('0.21');
    await adding.getByRole('combobox', { name: 'Supplier' }).click();
    await adding.getByRole('option', { name: 'Vetro Adige' }).click();
    await adding.getByRole('button', { name: 'Add product' }).click();
    await adding.waitFor({ state: 'detached' });
    await page.getByText('Product added').waitFor();
    await productRow(page, 'GJ-370').filter({ hasText: 'Vetro Adige' }).filter({ hasText: 'Not sent yet' }).waitFor();
    await expect.poll(() => purchasedTab(page).textContent()).toBe('Purchased (1)');

    await page.getByRole('button', { name: 'Add product' }).click();
    await name.fill('Lid for jars');
    await reference.fill('GJ-370');
    await adding.getByRole('button', { name: 'Add product' }).click();
    await adding.getByText('You already have a product with this reference').first().waitFor();
    await expect.poll(() => reference.getAttribute('aria-invalid')).toBe('true');
    await adding
      .getByRole('alert')
      .getByRole('link', { name: /^Your reference/ })
      .click();
    await expect.poll(() => isFocused(reference)).toBe(true);
    await reference.fill('LID-82');
    await adding.getByRole('button', { name: 'Add product' }).click();
    await adding.waitFor({ state: 'detached' });
    await productRow(page, 'LID-82').filter({ hasText: 'No supplier yet' }).waitFor();
    await expect.poll(() => purchasedTab(page).textContent()).toBe('Purchased (2)');

    await page.getByRole('link', { name: 'Lid for jars' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit product' });
    await expect.poll(() => editing.getByLabel('Your reference').inputValue()).toBe('LID-82');
    await editing.getByLabel('Product name').fill('Twist-off lid 82 mm');
    await editing.getByLabel('Yearly quantity').fill('120000');
    await checkLooks(page);
    await editing.getByRole('button', { name: 'Save changes' }).click();
    await editing.waitFor({ state: 'detached' });
    await page.getByText('Changes saved').waitFor();
    await productRow(page, 'LID-82').filter({ hasText: 'Twist-off lid 82 mm' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('are searched, filtered and sorted, and an address shows the same list to whoever opens it', async () => {
    const company = await registerCompany('Harbour Foods');
    const suppliers = await inviteSuppliers(company, ['Vetro Adige', 'Alpine Mills']);
    const [jars = null, mills = null] = ['Vetro Adige', 'Alpine Mills'].map((name) => suppliers.get(name)?.id);
    const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
    const ids = await createProducts(company, [
      ...numbers.map((number) => ({ name: `Jar ${number}`, internalReference: `J-${number}`, supplierId: jars })),
      { name: 'Rye flour', internalReference: 'RF-1', supplierId: mills },
      { name: 'Jar of flour', internalReference: 'RF-2', supplierId: mills },
    ]);
    await requestProducts(company, ids.slice(0, 3));
    const page = await openPage('/products/purchased', { storageState: browserOf(company.admin) });
    await productRow(page, 'RF-2').waitFor();
    await expect.poll(() => purchasedTab(page).textContent()).toBe('Purchased (14)');
    await expect.poll(() => listedNames(page)).toHaveLength(10);
    await checkLooks(page);

    await page.getByRole('searchbox', { name: 'Search' }).fill('jar');
    await pages(page).getByText('1–10 of 13').waitFor();
    await filter(page, 'Supplier').click();
    await page.getByRole('checkbox', { name: 'Alpine Mills' }).check();
    await page.keyboard.press('Escape');
    await expect.poll(() => listedNames(page)).toEqual(['Jar of flour']);
    await filter(page, 'Supplier: 1').click();
    await page.getByRole('checkbox', { name: 'Alpine Mills' }).uncheck();
    await page.keyboard.press('Escape');
    await filter(page, 'Status').click();
    await page.getByRole('checkbox', { name: 'Waiting for the supplier' }).check();
    await expect.poll(() => listedNames(page)).toEqual(['Jar 3', 'Jar 2', 'Jar 1']);
    await checkLooks(page);
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Reference A–Z');
    await expect.poll(() => listedNames(page)).toEqual(['Jar 1', 'Jar 2', 'Jar 3']);

    const shared = await openPage(page.url(), { storageState: browserOf(company.admin), width: 320, language: 'de' });
    await expect.poll(() => listedNames(shared)).toEqual(['Jar 1', 'Jar 2', 'Jar 3']);
    await expect.poll(() => shared.getByRole('searchbox', { name: 'Suchen' }).inputValue()).toBe('jar');
    await shared.getByRole('button', { name: 'Filter (1)' }).waitFor();
    await checkLooks(shared);
    await shared.getByRole('searchbox', { name: 'Suchen' }).fill('nothing like it');
    await shared.getByText('Keine Treffer für diese Filter').waitFor();
    await checkLooks(shared);
    await shared.getByRole('button', { name: 'Alle Filter zurücksetzen' }).click();
    await expect.poll(() => listedNames(shared)).toHaveLength(10);

    await page.reload();
    await expect.poll(() => listedNames(page)).toEqual(['Jar 1', 'Jar 2', 'Jar 3']);
    await filter(page, 'Clear').click();
    const updated = page.getByRole('columnheader', { name: 'Updated' });
    await updated.getByRole('button').click();
    await expect.poll(() => updated.getAttribute('aria-sort')).toBe('descending');
    await updated.getByRole('button').click();
    await expect.poll(() => updated.getAttribute('aria-sort')).toBe('ascending');
    // What was not sent has not changed since it was created.
    await expect.poll(async () => (await listedNames(page))[0]).toBe('Jar 4');
  });

  it('are selected across pages, whatever their size', async () => {
    const company = await registerCompany('Harbour Foods');
    const numbers = Array.from({ length: 13 }, (_, index) => index + 1);
    await createProducts(
      company,
      numbers.map((number) => ({ name: `Jar ${number}`, internalReference: `J-${number}` })),
    );
    const page = await openPage('/products/purchased', { storageState: browserOf(company.admin) });
    await productRow(page, 'J-13').waitFor();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await bulkBar(page).getByText('10 selected').waitFor();
    await pages(page).getByRole('button', { name: 'Next page' }).click();
    await page.getByRole('checkbox', { name: 'Select Jar 2, J-2' }).check();
    await bulkBar(page).getByText('11 selected').waitFor();
    await pages(page).getByRole('status').filter({ hasText: '11 selected' }).waitFor();
    await pages(page).getByLabel('Rows per page').selectOption('25');
    await expect.poll(() => listedNames(page)).toHaveLength(13);
    await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(11);
    await checkLooks(page);
    await bulkBar(page).getByRole('button', { name: 'Clear selection' }).click();
    await bulkBar(page).waitFor({ state: 'detached' });
  });

  it('disappear for good if they were never sent, and else are archived and come back', async () => {
    const company = await registerCompany('Harbour Foods');
    const suppliers = await inviteSuppliers(company, ['Vetro Adige']);
    const [sent = ''] = await createProducts(company, [
      { name: 'Glass jar', internalReference: 'GJ-1', supplierId: suppliers.get('Vetro Adige')?.id ?? null },
      { name: 'Lid', internalReference: 'LID-1' },
      { name: 'Label', internalReference: 'LAB-1' },
    ]);
    await requestProducts(company, [sent]);
    const page = await openPage('/products/purchased', { storageState: browserOf(company.admin) });
    await page.getByRole('checkbox', { name: 'Select Lid, LID-1' }).check();
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
    const removing = page.getByRole('dialog', { name: 'Delete this product?' });
    await removing.getByText('1 product was never sent and is deleted for good.').waitFor();
    await removing.getByRole('button', { name: 'Delete product' }).click();
    await page.getByText('1 product deleted').waitFor();
    await productRow(page, 'LID-1').waitFor({ state: 'detached' });
    await expect.poll(() => purchasedTab(page).textContent()).toBe('Purchased (2)');

    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
    const both = page.getByRole('dialog', { name: 'Delete 2 products?' });
    await both.getByText('1 product was never sent and is deleted for good.').waitFor();
    await both.getByText('1 product moves to the archive with its history.').waitFor();
    await both.getByText('1 open request is cancelled, and its supplier gets an email.').waitFor();
    await checkLooks(page);
    await both.getByRole('button', { name: 'Delete 2 products' }).click();
    await page.getByText('1 product is in the archive now').waitFor();
    await page.getByText('No products yet').waitFor();

    await page.getByRole('button', { name: 'Show the archive' }).click();
    await page.getByText('You’re looking at the archive.').waitFor();
    await expect.poll(() => listedNames(page)).toEqual(['Glass jar']);
    await page.getByRole('checkbox', { name: 'Select Glass jar, GJ-1' }).check();
    await checkLooks(page);
    await bulkBar(page).getByRole('button', { name: 'Restore' }).click();
    const restoring = page.getByRole('dialog', { name: 'Restore this product?' });
    await checkLooks(page);
    await restoring.getByRole('button', { name: 'Restore' }).click();
    await page.getByText('1 product is back in your list').waitFor();
    await page.getByText('The archive is empty').waitFor();
    await page.getByRole('button', { name: 'Leave the archive' }).click();
    await productRow(page, 'GJ-1').filter({ hasText: 'Cancelled' }).waitFor();
    await expect.poll(() => purchasedTab(page).textContent()).toBe('Purchased (1)');
  });
});
