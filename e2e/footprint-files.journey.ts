import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { outgoingFootprintList } from '@pcf/pact/v3/model/answers';
import { outgoingProductFootprint } from '@pcf/pact/v3/model/product-footprint';
import { exampleFootprint } from '@pcf/pact/v3/testing/example-footprint';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { saved, valueField } from './answer-form.ts';
import { callServer } from './call-server.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { openMoreActions } from './more-actions.ts';
import { answerPath, askFor, partners, reviewPath, shortAnswer, submit } from './prepare-answers.ts';
import { browserOf } from './prepare-company.ts';
import { savedText } from './read-download.ts';

const { openPage } = journeyBrowser();

const chair = (reference: string, name: string) => ({
  ...exampleFootprint,
  id: crypto.randomUUID(),
  productNameCompany: name,
  productIds: [`urn:pact:chairs.example:product-id:${reference}`],
});

/** With all that other platforms ask for. */
const exchangeable = (): EmissionData => ({
  ...shortAnswer(),
  dataSources: {
    primaryDataShareType: 'SECONDARY',
    geographicGranularity: 'COUNTRY',
    countries: ['SWE'],
    dataQuality: { technological: 1, geographical: 1.5, temporal: 2 },
  },
  methodologies: {
    standards: ['ISO_14067'],
    ipccAssessmentReports: ['AR6'],
    exemptedEmissionsPercent: 0,
    packagingIncluded: 'NO',
  },
  exchange: {
    productDescription: 'A glass jar',
    fossilCarbonContent: 0,
    noBiogenicOrLandPart: true,
    ccsTechnologicalCO2CaptureIncluded: false,
  },
});

async function chooseFiles(page: Page, button: Locator, files: Readonly<Record<string, unknown>>): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(
    Object.entries(files).map(([name, content]) => ({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
    })),
  );
}

it('a supplier makes products of files of another platform, fills in an answer from one, and takes it along', async () => {
  const relation = await partners();
  const [asked] = await askFor(relation, ['Glass jar']);
  const page = await openPage('/products/sold/import-footprints', { storageState: browserOf(relation.supplier.admin) });
  const { pcf, ...head } = chair('C-3', 'Stool');
  await chooseFiles(page, page.getByRole('button', { name: 'Choose files' }), {
    'chairs.json': { data: [chair('C-1', 'Chair Birka'), chair('C-2', 'Chair Alva')] },
    'stool.json': [{ ...head, pcf: { ...pcf, declaredUnitAmount: 'some' } }],
    'broken.json': '{"data":',
  });
  await page.getByRole('heading', { name: '2 products can be created' }).waitFor();
  await page.getByText('[0].pcf.declaredUnitAmount').waitFor();
  await page.getByText('This file isn’t readable JSON. Choose a PACT file.').waitFor();
  await checkLooks(page);
  await page.getByRole('button', { name: 'Create 2 products' }).click();
  await page.getByRole('heading', { name: '2 products created' }).waitFor();
  await page.getByRole('link', { name: 'Show the list' }).click();
  await page.getByText('Chair Alva').first().waitFor();

  await page.getByRole('checkbox', { name: /Chair Alva/ }).check();
  await page.getByRole('checkbox', { name: /Chair Birka/ }).check();
  await page.getByRole('button', { name: 'For other platforms' }).click();
  const exporting = page.getByRole('dialog', { name: 'For other platforms' });
  await exporting.getByText('All 2 can be shared with other platforms.').waitFor();
  await checkLooks(page);
  const { text } = await savedText(page, () =>
    exporting.getByRole('button', { name: 'Download 2 as PACT JSON' }).click(),
  );
  expect(
    outgoingFootprintList
      .parse(JSON.parse(text))
      .data.map((each) => each.productNameCompany)
      .toSorted(),
  ).toEqual(['Chair Alva', 'Chair Birka']);

  await page.goto(answerPath(asked));
  await page.getByRole('button', { name: 'Fill in from a file' }).click();
  const filling = page.getByRole('dialog', { name: 'Fill in from a file' });
  await chooseFiles(page, filling.getByRole('button', { name: 'Choose a file' }), {
    'jar.json': { data: [chair('J-1', 'Jar of the mould 7'), chair('J-2', 'Jar of the mould 8')] },
  });
  await filling.getByRole('radio', { name: /mould 8/ }).check();
  await checkLooks(page);
  await filling.getByRole('button', { name: 'Fill in', exact: true }).click();
  await saved(page);
  await page.goto(answerPath(asked, 'emissions'));
  await expect.poll(() => valueField(page).inputValue()).toBe('11.35');
});

it('a customer takes data in force along, for PACT and for Catena-X, and hears what is missing', async () => {
  const relation = await partners('Kesk Market', 'Vetro Glass');
  const [told, vague] = await askFor(relation, ['Glass jar', 'Lid']);
  await submit(relation.supplier.admin, told, { data: exchangeable() });
  await submit(relation.supplier.admin, vague);
  const buyer = relation.customer.admin.tokens.access_token;
  for (const { productId, requestReference } of [told, vague])
    await callServer('acceptEmissionData', { version: 1 }, buyer, { productId, requestReference });

  const page = await openPage('/products/purchased', { storageState: browserOf(relation.customer.admin) });
  await openMoreActions(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const exporting = page.getByRole('dialog', { name: 'Export products' });
  await exporting.getByRole('button', { name: 'Export current data for other platforms (PACT)' }).click();
  await exporting.getByText('1 of 2 can be shared with other platforms.').waitFor();
  await exporting.getByText('Missing: Fossil carbon content').waitFor();
  await checkLooks(page);
  const list = await savedText(page, () => exporting.getByRole('button', { name: 'Download 1 as PACT JSON' }).click());
  expect(outgoingFootprintList.parse(JSON.parse(list.text)).data).toHaveLength(1);

  await page.goto(reviewPath(told));
  await page.getByRole('button', { name: 'Download for other platforms' }).click();
  const one = page.getByRole('dialog', { name: 'For other platforms' });
  const document = await savedText(page, () => one.getByRole('button', { name: 'Download as PACT JSON' }).click());
  expect(outgoingProductFootprint.parse(JSON.parse(document.text))).toMatchObject({ companyName: 'Vetro Glass' });
  await one.getByRole('combobox', { name: /waste incineration/ }).click();
  await page.getByRole('option', { name: 'Cut-off', exact: true }).click();
  await one.getByRole('button', { name: 'Download for Catena-X' }).click();
  await one.getByText('Catena-X needs 1 more entry').waitFor();
  await checkLooks(page);
  const identifiers = { BPNL: 'BPNL00000003VETR' };
  const { admin, name } = relation.supplier;
  await callServer('updateOrganisation', { name, identifiers }, admin.tokens.access_token);
  const aspect = await savedText(page, () => one.getByRole('button', { name: 'Download for Catena-X' }).click());
  expect(JSON.parse(aspect.text)).toMatchObject({ scopeOfPcfForm: [{ partialFullPcf: 'Cradle-to-gate' }] });
});

it('a supplier without partners elsewhere is led to what other platforms need, and finds it closed otherwise', async () => {
  const relation = await partners('Nord Market', 'Klar Glass');
  const [vague] = await askFor(relation, ['Lid']);
  await submit(relation.supplier.admin, vague);
  const { id } = await callServer(
    'createTemplate',
    { name: 'Lid 66 mm', internalReference: 'L-66', data: shortAnswer() },
    relation.supplier.admin.tokens.access_token,
  );
  const page = await openPage(answerPath(vague, 'methods'), { storageState: browserOf(relation.supplier.admin) });
  const part = page.getByRole('region', { name: 'Data for other platforms' });
  await page.getByRole('button', { name: 'Complete data for other platforms' }).waitFor();
  expect(await part.count()).toBe(0);
  for (const path of [answerPath(vague, 'methods'), answerPath(vague), `/products/sold/${String(id)}`]) {
    await page.goto(path);
    await page.getByRole('button', { name: /^(Download f|F)or other platforms$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'For other platforms' });
    await dialog.getByText('Missing: Fossil carbon content').waitFor();
    await checkLooks(page);
    await dialog.getByRole('link', { name: /^Add missing data/ }).click();
    await part.getByRole('heading').and(page.locator(':focus')).waitFor();
    await part.getByRole('link', { name: 'Fossil carbon content' }).waitFor();
    expect(await part.getByLabel('Your name for the product').getAttribute('placeholder')).toMatch(/^Lid/);
    await dialog.waitFor({ state: 'detached' });
  }
});
