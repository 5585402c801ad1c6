import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { saved, valueField } from './answer-form.ts';
import { callServer } from './call-server.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { askFor } from './prepare-answers.ts';
import { browserOf } from './prepare-company.ts';
import { supplierOf, templateFile } from './prepare-templates.ts';
import { chooseFile } from './product-file.ts';

const { openPage } = journeyBrowser();

const jars = [
  'Glass jar 212 ml',
  'Glass jar 370 ml',
  'Glass bottle 250 ml',
  'Glass bottle 500 ml',
  'Drinking glass 20 cl',
];
const lids = ['Lid TO 66', 'Lid TO 82', 'Cork stopper', 'Swing top'];

/** What the supplier sells: all that is asked for, and more. */
const sold = Array.from({ length: 50 }, (_, index) => ({
  name: [...jars, ...lids][index] ?? `Special mould ${100 + index}`,
  internalReference: `AG-${1000 + index}`,
  value: (100 + index) / 100,
}));

async function publish(page: Page, version: number): Promise<void> {
  await saved(page);
  await page.getByRole('button', { name: 'Check and publish' }).click();
  await page.getByRole('button', { name: `Publish version ${version}` }).click();
  await page.getByRole('heading', { name: `Version ${version} is published` }).waitFor();
}

/** Agrees for everybody, sends, and sees what came of it. */
async function sendAll(page: Page, button: string, result: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('heading', { name: result }).waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
}

describe('a supplier with three customers', () => {
  it('imports 50 products, answers 14 requests with them, sends one anew, and lets one lapse', async () => {
    const { supplier, relations } = await supplierOf(['Fjord Foods', 'Kesk Market', 'Les Jardins']);
    for (const [index, relation] of relations.entries()) await askFor(relation, index === 2 ? lids : jars);
    const statuses = async () => {
      const { data } = await callServer('listReceivedProductRequests', undefined, supplier.admin.tokens.access_token);
      return data.map(({ productRequestStatus, submissionVersion }) => `${productRequestStatus} ${submissionVersion}`);
    };

    const page = await openPage('/products/sold', { storageState: browserOf(supplier.admin) });
    await page.getByRole('heading', { name: 'No sold products yet' }).waitFor();
    await checkLooks(page);
    await page.getByRole('link', { name: 'Import products' }).click();
    await chooseFile(page, 'Choose a file', 'sold.csv', templateFile(sold));
    await page.getByText('50 sold products will be added.').waitFor();
    await checkLooks(page);
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByRole('heading', { name: '50 sold products added' }).waitFor();
    await page.getByRole('link', { name: 'Show the sold products' }).click();
    await page.getByText('1–10 of 50').waitFor();
    await checkLooks(page);

    await page.getByRole('link', { name: 'Match with requests' }).click();
    await page.getByRole('link', { name: 'Open (14)' }).waitFor();
    await page.getByText('Proposed: 100 % similar name').first().waitFor();
    expect(await statuses()).toEqual(Array.from({ length: 14 }, () => 'REQUESTED 0'));
    await checkLooks(page);
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await page.getByRole('button', { name: 'Confirm the proposals (14)' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm 14 proposals?' });
    await question.getByRole('button', { name: 'Confirm 14' }).click();
    await page.getByRole('link', { name: 'Confirmed (14)' }).waitFor();
    expect(await statuses()).toEqual(Array.from({ length: 14 }, () => 'REQUESTED 0'));

    await page.getByRole('button', { name: 'Answer all confirmed (14)' }).click();
    await page.getByRole('heading', { name: 'What 3 customers will receive' }).waitFor();
    await checkLooks(page);
    await page.getByRole('checkbox', { name: 'I agree that Fjord Foods receives these data' }).check();
    await page.getByRole('button', { name: 'Send to 1 customer (5 products)' }).waitFor();
    await page.getByRole('checkbox', { name: 'Agree for all 3 customers' }).check();
    await sendAll(page, 'Send to 3 customers (14 products)', '14 products answered for 3 customers');
    expect(await statuses()).toEqual(Array.from({ length: 14 }, () => 'PENDING_REVIEW 1'));
  });
});
