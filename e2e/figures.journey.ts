import { expect, it } from 'vitest';
import { callServer } from './call-server.ts';
import { journeyBrowser } from './journey-browser.ts';
import { askFor, partners, submit } from './prepare-answers.ts';
import { browserOf, registerCompany } from './prepare-company.ts';
import { createProducts } from './prepare-products.ts';
import { addProducts, addSupplier, sendRequests } from './prepare-purchases.ts';

const { openPage } = journeyBrowser();

it('counts suppliers as suppliers and products as products, however many requests there are', async () => {
  const customer = await registerCompany('Fjord Foods');
  const glass = await addSupplier(customer, 'Ahlen Glass');
  const mills = await addSupplier(customer, 'Alpine Mills');
  const jars = await addProducts(customer, ['Jar', 'Lid'], { supplierId: glass.id });
  const flour = await addProducts(customer, ['Flour'], { supplierId: mills.id });
  const bottle = await addProducts(customer, ['Bottle'], { supplierId: glass.id });
  // Two requests for three products, and a third one to a supplier that has one already.
  const { campaignId } = await sendRequests(customer, [...jars, ...flour], { campaign: 'Footprints' });
  await sendRequests(customer, bottle, { campaign: 'Footprints' });

  const page = await openPage(`/customer/campaigns/${campaignId}`, { storageState: browserOf(customer.admin) });
  await page.getByRole('heading', { name: '0 of 2 suppliers have answered' }).waitFor();
  await page.getByText('2 suppliers haven’t reacted yet.').waitFor();
  await page.getByRole('button', { name: 'Remind 2 suppliers without reaction' }).waitFor();

  await page.goto('/settings?tab=activity');
  await page.getByText('requested data for 3 products from several suppliers').waitFor();
});

it('says what is really missing before emissions can be told', async () => {
  const both = await partners();
  const token = both.customer.admin.tokens.access_token;
  const page = await openPage('/', { storageState: browserOf(both.customer.admin) });
  const [bought] = await createProducts(both.customer, [
    { name: 'Jar', internalReference: 'J-1', yearlyQuantity: 10, quantityUnit: 'KG', quantityYear: 2025 },
  ]);
  expect(bought).toBeTruthy();
  // A quantity is there, so that nobody is asked to import one.
  await page.reload();
  const emissions = page.getByRole('region', { name: 'Largest sources of emissions' });
  await emissions.getByText('1 product has a quantity.').waitFor();
  expect(await emissions.getByRole('link', { name: 'Import quantities' }).count()).toBe(0);

  // Data are accepted, of a product without a quantity.
  const [lid] = await askFor(both, ['Lid']);
  await page.goto('/products/purchased/footprint');
  await page.getByText('no supplier data accepted yet').first().waitFor();
  await submit(both.supplier.admin, lid);
  const { requestReference, productId } = lid;
  await callServer('acceptEmissionData', { version: 1 }, token, { requestReference, productId });
  await page.reload();
  await page.getByText('data accepted for 1 product, not counted yet').waitFor();
  expect(await page.getByText('no supplier data accepted yet', { exact: true }).count()).toBe(0);
});

it('narrows a list by the days of the reader', async () => {
  const customer = await registerCompany('Fjord Foods');
  await addProducts(customer, ['Jar']);
  const timeZone = 'Pacific/Auckland';
  const today = new Intl.DateTimeFormat('sv', { timeZone }).format(new Date());
  const page = await openPage('/products/purchased', { storageState: browserOf(customer.admin), timeZone });
  await page.getByRole('table').getByText('Jar', { exact: true }).waitFor();
  const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.get('timeZone') === timeZone);
  await page.goto(`/products/purchased?lastUpdatedFrom=${today}&lastUpdatedTo=${today}`);
  await asked;
  await page.getByRole('table').getByText('Jar', { exact: true }).waitFor();
});
