import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { demoPassword } from '../apps/server/src/demo/demo-organisations.ts';
import { createDatabase, databaseSettings, dropDatabase } from '../scripts/postgres/databases.ts';
import { type RunningPostgres, startOwnPostgres } from '../scripts/postgres/start-postgres.ts';
import { choose, chooseCard, fillFigure, fillSurroundings, saved, stepLink, valueField } from './answer-form.ts';
import { checkLooks } from './check-looks.ts';
import { connect, enterAccount, testConnection } from './connect-platforms.ts';
import { journeyBrowser } from './journey-browser.ts';
import { rowOf, select } from './line-list.ts';
import { bulkBar, productRow } from './purchased-list.ts';
import { savedText } from './read-download.ts';
import { demoUsers, submitCredentials } from './sign-in.ts';
import { type EncryptedPlatform, startEncryptedPlatform } from './start-encrypted-platform.ts';

const { openPage } = journeyBrowser();

/** As each side calls the other; the demo of either platform has companies of its own. */
const customerName = 'Nordic Kitchen Group';
const supplierName = 'Hydral Rolling Mills';
const supplierUser = { email: 'ingrid.solberg@hydral-rolling.example', firstName: 'Ingrid' };
const database = 'customer_platform';

let postgres: RunningPostgres;
let customers: EncryptedPlatform;
let suppliers: EncryptedPlatform;
beforeAll(async () => {
  postgres = await startOwnPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  await createDatabase(postgres.ownerUrl, database);
  [customers, suppliers] = await Promise.all([
    startEncryptedPlatform({ DEMO: 'true', ...databaseSettings(postgres.ownerUrl, database) }),
    startEncryptedPlatform({}, inject('demoFolder')),
  ]);
});
afterEach(async () => {
  await Promise.all([customers.stop(), suppliers.stop()]);
  await dropDatabase(postgres.ownerUrl, database);
});

async function signInAt({ address }: EncryptedPlatform, user: { email: string; firstName: string }): Promise<Page> {
  const page = await openPage('/login', { baseUrl: address, testCertificate: true });
  await submitCredentials(page, user.email, demoPassword);
  await page.getByRole('heading', { level: 1, name: user.firstName }).waitFor();
  return page;
}

/** Both administrators enter what the other one has passed on, and try it. */
async function connectBoth(customer: Page, supplier: Page): Promise<void> {
  const unknown = { clientId: 'not known yet', secret: 'not known yet' };
  const forCustomer = await connect(supplier, {
    partner: customerName,
    relation: 'Customer',
    address: customers.address,
    account: unknown,
    keepUnknown: true,
  });
  const forSupplier = await connect(customer, {
    partner: supplierName,
    relation: 'Supplier',
    address: suppliers.address,
    account: forCustomer,
  });
  await enterAccount(supplier, customerName, forSupplier);
  await testConnection(customer, supplierName);
  await testConnection(supplier, customerName);
}

async function addProduct(page: Page, name: string, reference: string): Promise<void> {
  await page.goto('/products/purchased');
  await page.getByRole('button', { name: 'Add product' }).click();
  const adding = page.getByRole('dialog', { name: 'Add product' });
  await adding.getByLabel('Product name').fill(name);
  await adding.getByLabel('Your reference').fill(reference);
  await adding.getByRole('combobox', { name: 'Supplier' }).fill(supplierName);
  await adding.getByRole('option', { name: supplierName }).click();
  await adding.getByRole('button', { name: 'Add product' }).click();
  await adding.waitFor({ state: 'detached' });
  await productRow(page, reference).getByText('On another platform').waitFor();
}

async function sendRequest(page: Page, name: string, comment: string): Promise<void> {
  await select(page, name);
  await bulkBar(page).getByRole('button', { name: 'Send requests', exact: true }).click();
  const sending = page.getByRole('dialog', { name: 'Send requests' });
  await sending.getByLabel('Message to the supplier').fill(comment);
  await sending.getByRole('button', { name: 'Send 1 request' }).click();
  await sending.getByRole('heading', { name: '1 request sent' }).waitFor();
  await sending.getByText('Suppliers get an email, or the request on their own platform.').waitFor();
  await sending.getByRole('button', { name: 'Done', exact: true }).click();
  await sending.waitFor({ state: 'detached' });
}

const messages = (page: Page, partner: string) =>
  page.getByRole('region', { name: `Exchange with ${partner}` }).getByRole('listitem');
const status = (page: Page, words: string) =>
  page.getByRole('main').getByText(words, { exact: true }).first().waitFor();

/** The platform over there is away: the page says so, and once it is back the message arrives. */
async function arriveLate(page: Page, partner: string, what: string, back: () => Promise<void>): Promise<void> {
  const newest = messages(page, partner).first();
  await newest.getByText(what).waitFor();
  await newest.getByText('Nobody answers at this address').waitFor();
  await newest.getByText(/^Not arrived yet, next try on /).waitFor();
  await checkLooks(page);
  await back();
  const retry = newest.getByRole('button', { name: `Try again: ${what}` });
  const arrived = newest.getByText('Arrived', { exact: true });
  // Where the other one was long in coming back, it is tried again by itself, and the button may go before it is pressed.
  if (!(await arrived.isVisible())) await retry.click({ timeout: 5_000 }).catch(() => undefined);
  await arrived.waitFor();
}

/** It is in the list once, however often it was asked for. */
async function openReceived(page: Page, reference: string): Promise<void> {
  await page.goto('/products/received-requests');
  await rowOf(page, reference).getByText('On another platform').waitFor();
  expect(await rowOf(page, reference).count()).toBe(1);
  await checkLooks(page);
  await rowOf(page, reference).getByRole('rowheader').getByRole('link').click();
}

/** What other platforms need beside the short answer. */
async function fillForExchange(page: Page): Promise<void> {
  await stepLink(page, 'Methods').click();
  const part = page.getByRole('region', { name: 'Data for other platforms' });
  await part.getByText(`${customerName} works on another platform`).waitFor();
  await part.getByLabel('Your name for the product').fill('Rolled sheet 0.3 mm');
  await part.getByLabel('Product description').fill('Aluminium sheet in coils for cans.');
  await part.getByRole('radio', { name: 'Yes, fossil only' }).check();
  await part.getByLabel('Fossil carbon content').fill('0');
  await part.getByRole('link', { name: 'Exempted emissions' }).click();
  await page.getByLabel('Exempted emissions').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('1');
  await choose(page, 'IPCC assessment report (GWP values)', 'IPCC AR6 (2021)');
  await page.keyboard.press('Escape');
  await part.getByText('The data for other platforms is complete.').waitFor();
  await saved(page);
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check and submit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check and submit' });
  await dialog.getByRole('button', { name: `Submit to ${customerName}` }).click();
  await page.getByRole('heading', { name: `On its way to ${customerName}` }).waitFor();
  await page.getByRole('link', { name: 'View this answer' }).click();
}

/** What stands out in the data is said, and the document is there as it came. */
async function readRemarks(page: Page): Promise<void> {
  const received = page.getByRole('region', { name: '1 remark on this data' });
  await received.getByText('0.9% was sent. Is this a fraction, meaning 90%?').waitFor();
  await checkLooks(page);
  const original = await savedText(page, () => received.getByRole('button', { name: 'Download the original' }).click());
  expect(JSON.parse(original.text)).toMatchObject({ pcf: { primaryDataShare: '0.9' } });
}

/** Each message once, though two of them were tried more than once; and each step that was taken. */
async function expectOnce(page: Page, partner: string, told: Record<string, number>, steps: string[]): Promise<void> {
  for (const [what, count] of Object.entries(told)) {
    await expect.poll(() => messages(page, partner).filter({ hasText: what }).count(), { message: what }).toBe(count);
  }
  expect(await messages(page, partner).count()).toBe(Object.values(told).reduce((sum, count) => sum + count));
  const history = page.getByRole('list', { name: 'History, newest first' }).getByRole('listitem');
  await expect
    .poll(async () =>
      (await history.allTextContents()).map((text) => steps.find((step) => text.startsWith(step)) ?? text),
    )
    .toEqual(steps);
}

/** All that went over the connection. */
async function lookAtMessages(page: Page, partner: string, count: number): Promise<void> {
  await page.goto('/settings?tab=network');
  await page.getByRole('button', { name: `Messages with ${partner}` }).click();
  const dialog = page.getByRole('dialog', { name: `Exchange with ${partner}` });
  await dialog
    .getByRole('listitem')
    .nth(count - 1)
    .waitFor();
  expect(await dialog.getByRole('listitem').count()).toBe(count);
  await checkLooks(page);
  await dialog.getByText('Undelivered messages only').click();
  await dialog.getByText('Everything was delivered.').waitFor();
}

describe('a customer and a supplier on two platforms', () => {
  it('exchange a footprint though each is away in between, and decline another', { timeout: 300_000 }, async () => {
    const customer = await signInAt(customers, demoUsers.admin);
    const supplier = await signInAt(suppliers, supplierUser);
    await connectBoth(customer, supplier);

    await addProduct(customer, 'Can body sheet', 'CBS-03');
    await suppliers.kill();
    await sendRequest(customer, 'Can body sheet', 'For our report.');
    await productRow(customer, 'CBS-03').getByRole('link', { name: 'Can body sheet' }).click();
    await arriveLate(customer, supplierName, 'Request sent', () => suppliers.start());
    await status(customer, 'Waiting for the supplier');

    await openReceived(supplier, 'CBS-03');
    await supplier.getByText('For our report.').first().waitFor();
    await supplier.getByText(`${customerName} works on another platform, which asks for a little more`).waitFor();
    await fillFigure(supplier, '9.4');
    await fillSurroundings(supplier);
    await choose(supplier, 'Declared unit', 'Kilometre (km)');
    await supplier.getByText(`${customerName} works on another platform, which doesn’t know this unit.`).waitFor();
    await checkLooks(supplier);
    await choose(supplier, 'Declared unit', 'Kilogram (kg)');
    await chooseCard(supplier, 'A mix of both');
    await supplier.getByRole('textbox', { name: /^Primary data share/ }).fill('0.9');
    await saved(supplier);
    // What is missing is said before anything is sent.
    await supplier.getByRole('button', { name: 'Check and submit' }).click();
    await supplier.getByText(/entries are still missing for other platforms$/).waitFor();
    await checkLooks(supplier);
    await fillForExchange(supplier);

    await customers.kill();
    await submit(supplier);
    await arriveLate(supplier, customerName, 'Data sent', () => customers.start());
    await status(supplier, 'Delivered to the customer');

    await customer.reload();
    await status(customer, 'Waiting for your review');
    await customer.getByText('9.4').first().waitFor();
    await readRemarks(customer);
    await customer.getByRole('button', { name: 'Send back' }).click();
    const rejecting = customer.getByRole('dialog', { name: 'Send data back' });
    await rejecting.getByLabel('Comment for the supplier').fill('Is this with the scrap?');
    await rejecting.getByRole('button', { name: 'Send data back' }).click();
    await customer.getByText('The supplier’s platform is asked once more.').waitFor();
    await messages(customer, supplierName).first().filter({ hasText: 'Request sent' }).getByText('Arrived').waitFor();

    await openReceived(supplier, 'CBS-03');
    await supplier.getByText('Is this with the scrap?').first().waitFor();
    await supplier.getByRole('button', { name: /^Start from the delivered answer/ }).click();
    await expect.poll(() => valueField(supplier).inputValue()).toBe('9.4');
    await valueField(supplier).fill('8.1');
    await saved(supplier);
    await submit(supplier);
    await messages(supplier, customerName).first().filter({ hasText: 'Data sent' }).getByText('Arrived').waitFor();

    await customer.reload();
    const changes = customer.getByRole('region', { name: 'Changes' });
    await changes.getByRole('row', { name: /^Emissions 9\.4 8\.1/ }).waitFor();
    await customer.getByRole('button', { name: 'Accept', exact: true }).click();
    await status(customer, 'Accepted');

    await expectOnce(customer, supplierName, { 'Request sent': 2, 'Data received': 2 }, [
      'Data accepted',
      'Data submitted',
      'Data sent back',
      'Data submitted',
      'Request sent',
      'Product created',
    ]);
    const round = ['Data delivered', 'Data submitted', 'Draft started'];
    await status(supplier, 'Delivered to the customer');
    await expectOnce(supplier, customerName, { 'Request received': 2, 'Data sent': 2 }, [
      ...round,
      'Request resent',
      ...round,
      'Request sent',
    ]);
    await customer.goto('/products/purchased');
    await productRow(customer, 'CBS-03').getByText('Accepted', { exact: true }).waitFor();
    expect(await productRow(customer, 'CBS-03').count()).toBe(1);

    await addProduct(customer, 'Lid sheet', 'LID-07');
    await sendRequest(customer, 'Lid sheet', 'For our report.');
    await productRow(customer, 'LID-07').getByRole('link', { name: 'Lid sheet' }).click();
    await messages(customer, supplierName).first().getByText('Arrived', { exact: true }).waitFor();

    await openReceived(supplier, 'LID-07');
    await supplier.getByRole('button', { name: 'Decline request' }).click();
    const declining = supplier.getByRole('dialog', { name: 'Decline request' });
    await declining.getByLabel('Explanation').fill('We do not roll this alloy.');
    await declining.getByRole('button', { name: 'Decline request' }).click();
    await status(supplier, 'You declined');
    await messages(supplier, customerName).first().filter({ hasText: 'Decline sent' }).getByText('Arrived').waitFor();

    await customer.reload();
    await status(customer, 'Supplier declined');
    await customer.getByText('We do not roll this alloy.').first().waitFor();
    await messages(customer, supplierName).first().getByText('Decline received').waitFor();
    await lookAtMessages(customer, supplierName, 6);
    await lookAtMessages(supplier, customerName, 6);
  });
});
