import { expect, it } from 'vitest';
import { journeyBrowser } from './journey-browser.ts';
import { browserOf, registerCompany } from './prepare-company.ts';
import { inviteSuppliers } from './prepare-products.ts';
import { bulkBar, listedNames, productRow } from './purchased-list.ts';
import { isFocused, tabTo } from './tab-to.ts';

const { openPage } = journeyBrowser();

it('a product is added and selected by keyboard alone', async () => {
  const company = await registerCompany('Harbour Foods');
  await inviteSuppliers(company, ['Vetro Adige']);
  const page = await openPage('/products/purchased', { storageState: browserOf(company.admin) });
  await page.getByText('No products yet').waitFor();
  await page.keyboard.press('Tab');
  expect(await isFocused(page.getByRole('link', { name: 'Skip to the content' }))).toBe(true);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Add product' }));
  await page.keyboard.press('Enter');
  const adding = page.getByRole('dialog', { name: 'Add product' });
  await expect.poll(() => isFocused(adding.getByLabel('Product name'))).toBe(true);
  await page.keyboard.type('Glass jar');
  await tabTo(page, adding.getByLabel('Your reference'), 1);
  await page.keyboard.type('GJ-1');
  await tabTo(page, adding.getByRole('combobox', { name: 'Supplier' }));
  await page.keyboard.type('vetro');
  await adding.getByRole('option', { name: 'Vetro Adige' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, adding.getByRole('button', { name: 'Add product' }));
  await page.keyboard.press('Enter');
  await adding.waitFor({ state: 'detached' });
  await productRow(page, 'GJ-1').filter({ hasText: 'Vetro Adige' }).waitFor();

  // The button that opened the dialog is gone with the empty list.
  await expect.poll(() => isFocused(page.getByRole('main'))).toBe(true);
  await tabTo(page, page.getByRole('checkbox', { name: 'Select Glass jar, GJ-1' }), 24);
  await page.keyboard.press('Space');
  await bulkBar(page).getByText('1 selected').waitFor();
  const remove = bulkBar(page).getByRole('button', { name: 'Delete' });
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  const removing = page.getByRole('dialog', { name: 'Delete this product?' });
  await removing.getByText('1 product was never sent and is deleted for good.').waitFor();
  await page.keyboard.press('Escape');
  await removing.waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(remove)).toBe(true);
  await expect.poll(() => listedNames(page)).toEqual(['Glass jar']);
});
