import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { saved, valueField } from './answer-form.ts';
import { callServer } from './call-server.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { askFor } from './prepare-answers.ts';
import { browserOf } from './prepare-company.ts';
import { soldProductFile, supplierOf } from './prepare-sold-products.ts';
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

const stepOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps of the emission data' }).getByRole('link', { name });

async function publish(page: Page, version: number): Promise<void> {
  await saved(page);
  await page.getByRole('button', { name: 'Check and publish' }).click();
  const question = page.getByRole('dialog', { name: 'Check and publish' });
  await question.getByRole('group', { name: 'Methods' }).waitFor();
  await checkLooks(page);
  await question.getByRole('button', { name: `Publish version ${version}` }).click();
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
    const token = supplier.admin.tokens.access_token;
    const statuses = async () => {
      const { data } = await callServer('listReceivedProductRequests', undefined, token, {}, { limit: '100' });
      return Object.entries(Object.groupBy(data, (line) => `${line.productRequestStatus} ${line.submissionVersion}`))
        .map(([state, lines]) => `${lines?.length} ${state}`)
        .sort();
    };

    const page = await openPage('/products/sold', { storageState: browserOf(supplier.admin) });
    await page.getByRole('heading', { name: 'No sold products yet' }).waitFor();
    await checkLooks(page);
    await page.getByRole('link', { name: 'Import products' }).click();
    await chooseFile(page, 'Choose a file', 'sold.csv', soldProductFile(sold));
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
    expect(await statuses()).toEqual(['14 REQUESTED 0']);
    await checkLooks(page);
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('25');
    await expect.poll(() => page.getByText('Proposed: 100 % similar name').count()).toBe(14);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Confirm the proposals (14)' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm 14 proposals?' });
    await question.getByRole('button', { name: 'Confirm 14' }).click();
    await page.getByRole('link', { name: 'Confirmed (14)' }).waitFor();
    expect(await statuses()).toEqual(['14 REQUESTED 0']);

    await page.getByRole('button', { name: 'Answer all confirmed (14)' }).click();
    await page.getByRole('heading', { name: 'What 3 customers will receive' }).waitFor();
    await checkLooks(page);
    await page.getByRole('checkbox', { name: 'I agree that Fjord Foods receives this data' }).check();
    await page.getByRole('button', { name: 'Send to 1 customer (5 products)' }).waitFor();
    await page.getByRole('checkbox', { name: 'Agree for all 3 customers' }).check();
    await sendAll(page, 'Send to 3 customers (14 products)', '14 products answered for 3 customers');
    expect(await statuses()).toEqual(['14 PENDING_REVIEW 1']);

    // A jar that two customers have becomes better, and they are sent what is new.
    await page.goto('/products/sold?textSearch=212');
    await page.getByRole('link', { name: 'Glass jar 212 ml' }).click();
    await page.getByRole('heading', { level: 1, name: 'Glass jar 212 ml' }).waitFor();
    await page.getByRole('row').filter({ hasText: 'Kesk Market' }).waitFor();
    await checkLooks(page);
    await page.getByRole('link', { name: 'Edit emission data' }).click();
    await valueField(page).fill('0.87');
    await publish(page, 2);
    await page.getByText('2 customers have an older version, for 2 products.').waitFor();
    await checkLooks(page);
    await page.getByRole('link', { name: 'Send them the new version' }).click();
    await page.getByText('Replaces version 1').first().waitFor();
    await page.getByRole('checkbox', { name: 'Agree for all 2 customers' }).check();
    await sendAll(page, 'Send to 2 customers (2 products)', '2 products answered for 2 customers');
    await expect.poll(() => page.getByRole('cell', { name: '2 of 2' }).count()).toBe(2);
    expect(await statuses()).toEqual(['12 PENDING_REVIEW 1', '2 PENDING_REVIEW 2']);

    // A bottle is not to be told of any more from a day that has passed.
    await page.goto('/products/sold?textSearch=250');
    await page.getByRole('link', { name: 'Glass bottle 250 ml' }).click();
    await page.getByRole('link', { name: 'Edit emission data' }).click();
    await stepOf(page, 'Emissions').click();
    await page.getByText('Reference period, scopes and validity').click();
    await page.getByLabel('Valid until').fill('2026-10-31');
    await stepOf(page, 'Methods').click();
    await publish(page, 2);
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page.getByRole('button', { name: 'Validity' }).click();
    await page.getByRole('checkbox', { name: 'Expired' }).check();
    await page.keyboard.press('Escape');
    await page.getByText('1 product found').waitFor({ state: 'attached' });
    await page.getByRole('row', { name: /^Select Glass bottle 250 ml.* Expired on 31\/10\/2026/ }).waitFor();
  });
});
