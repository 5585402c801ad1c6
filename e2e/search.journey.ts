import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { browserOf, registerCompany } from './prepare-company.ts';
import { addProducts, addSupplier, sendRequests } from './prepare-purchases.ts';

const { openPage } = journeyBrowser();

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Search' });
const options = (page: Page) => palette(page).getByRole('option');
const pathOf = (page: Page) => new URL(page.url()).pathname;

async function prepared() {
  const company = await registerCompany('Lake Foods');
  const glass = await addSupplier(company, 'Ahlen Glass');
  const [jar] = await addProducts(company, ['Glass jar', 'Paper box'], { supplierId: glass.id });
  await sendRequests(company, jar ? [jar] : []);
  return { company, glass };
}

describe('the search', () => {
  it('finds products, suppliers, requests and pages with the keyboard alone', async () => {
    const { company, glass } = await prepared();
    const page = await openPage('/products/purchased', { storageState: browserOf(company.admin) });
    await page.getByRole('link', { name: 'Glass jar' }).waitFor();

    // In a field "/" is a letter like another.
    await page.getByRole('searchbox').first().press('/');
    await expect.poll(() => page.getByRole('searchbox').first().inputValue()).toBe('/');
    expect(await palette(page).count()).toBe(0);
    await page.getByRole('searchbox').first().fill('');
    await page.getByRole('heading', { level: 1 }).click();

    await page.keyboard.press('/');
    await field(page).and(page.locator(':focus')).waitFor();
    await options(page).filter({ hasText: 'Dashboard' }).waitFor();
    await checkLooks(page);

    await page.keyboard.type('glass');
    const group = (name: string) => palette(page).getByRole('group', { name });
    await group('Suppliers').getByRole('option', { name: 'Ahlen Glass' }).waitFor();
    await group('Products')
      .getByRole('option', { name: /Glass jar/ })
      .waitFor();
    await palette(page)
      .getByRole('status')
      .filter({ hasText: /^\d results$/ })
      .waitFor();
    await checkLooks(page);
    const chosen = palette(page).locator('[role="option"][aria-selected="true"]');
    await expect.poll(() => chosen.textContent()).toContain('Glass jar');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => chosen.textContent()).toContain('Ahlen Glass');
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Ahlen Glass' }).and(page.locator(':focus')).waitFor();
    expect(pathOf(page)).toBe(`/customer/suppliers/${glass.id}`);

    await page.keyboard.press('Control+k');
    await palette(page).getByRole('group', { name: 'Recent pages' }).getByRole('option').first().waitFor();
    await page.keyboard.type('REQ-');
    await group('Requests')
      .getByRole('option', { name: /Glass jar.*REQ-/ })
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Glass jar' }).waitFor();

    await page.keyboard.press('Control+k');
    await page.keyboard.type('nothing like it');
    await palette(page).getByRole('paragraph').filter({ hasText: 'Nothing matches “nothing like it”.' }).waitFor();
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });
  });

  it('opens by a button on a phone and says where something could not be loaded', async () => {
    const { company } = await prepared();
    const page = await openPage('/', { storageState: browserOf(company.admin), width: 320 });
    await page.route('**/api/customer/suppliers?*', (route) => route.abort());
    await page.getByRole('button', { name: 'Search' }).click();
    await field(page).fill('glass');
    await options(page).filter({ hasText: 'Glass jar' }).waitFor();
    await palette(page).getByRole('alert').filter({ hasText: 'Some results couldn’t be loaded.' }).waitFor();
    await checkLooks(page);
    await page.unroute('**/api/customer/suppliers?*');
    await palette(page).getByRole('button', { name: 'Try again' }).click();
    await options(page).filter({ hasText: 'sales@ahlen-glass' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ahlen Glass' }).waitFor();
  });
});
