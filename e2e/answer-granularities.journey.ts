import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkAndSubmit, choose, chooseCard, fillFigure, fillSurroundings, stepLink } from './answer-form.ts';
import { searchFactor } from './calculator-rows.ts';
import { callServer } from './call-server.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { answerPath, askFor, partners, reviewPath } from './prepare-answers.ts';
import { browserOf } from './prepare-company.ts';

const { openPage } = journeyBrowser();

/** On the step of the emissions, with one of the cards chosen. */
async function begin(page: Page, card: string): Promise<void> {
  await stepLink(page, 'Emissions').click();
  await page.getByRole('heading', { level: 2, name: 'Emissions' }).waitFor();
  await chooseCard(page, card);
}

async function addStage(page: Page, position: number, stage: string, value: string, scope?: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a stage' }).click();
  const row = page.getByRole('group', { name: `Stage ${position}` });
  await row.getByRole('combobox', { name: 'Life cycle stage' }).click();
  await row.getByRole('option', { name: stage, exact: true }).click();
  await row.getByRole('textbox', { name: /^Emissions/ }).fill(value);
  if (!scope) return;
  await row.getByRole('combobox', { name: 'Scope' }).click();
  await row.getByRole('option', { name: scope, exact: true }).click();
}

const total = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();

const granularities: readonly {
  readonly name: string;
  readonly value: number | null;
  readonly shown: string;
  readonly fill: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'Product value',
    value: 2.63,
    shown: '2.63',
    async fill(page) {
      await fillFigure(page, '2.63');
      await fillSurroundings(page);
    },
  },
  {
    name: 'Stages',
    value: 3.5,
    shown: 'Manufacturing',
    async fill(page) {
      await fillSurroundings(page);
      await begin(page, 'By life cycle stage You know');
      await addStage(page, 1, 'Material acquisition', '2.25');
      await addStage(page, 2, 'Manufacturing', '1.25');
      await total(page, '3.5');
      await checkLooks(page);
    },
  },
  {
    name: 'By life cycle stage and scope',
    value: 4,
    shown: 'Scope 2',
    async fill(page) {
      await fillSurroundings(page);
      await begin(page, 'By life cycle stage and scope');
      await addStage(page, 1, 'Material acquisition', '3', 'Scope 3');
      await addStage(page, 2, 'Manufacturing', '1', 'Scope 2');
      await total(page, '4');
    },
  },
  {
    name: 'Calculation',
    value: 2.51362,
    shown: 'ABS',
    async fill(page) {
      await fillSurroundings(page);
      await chooseCard(page, 'A mix of both');
      await page.getByRole('textbox', { name: /^Primary data share/ }).fill('65');
      await begin(page, 'Calculate it here');
      await page.getByRole('button', { name: 'Add a material' }).click();
      const material = page.getByRole('group', { name: 'Material 1' });
      await searchFactor(material.getByRole('group', { name: 'Material', exact: true }), 'abs', /^ABS /);
      await material.getByLabel('Weight (g)').fill('800');
      await material.getByRole('button', { name: 'Add its transport (ABS)' }).click();
      await searchFactor(material.getByRole('group', { name: 'Its means of transport' }), 'truck', /- Truck\)/);
      await material.getByLabel('Distance (km)').fill('500');
      await total(page, '2.51');
      await chooseCard(page, 'The rows as well');
      await checkLooks(page);
      // What was typed before does not count any more: the rows say it.
      await stepLink(page, 'Data').click();
      await page.getByRole('status', { name: 'Primary data share' }).filter({ hasText: /^0/ }).waitFor();
      await page.getByText('Calculated from your rows: the factors of a calculation are secondary data.').waitFor();
      expect(await page.getByRole('radio', { name: /^A mix of both/ }).count()).toBe(0);
      expect(await page.getByRole('textbox', { name: /^Primary data share/ }).count()).toBe(0);
      await checkLooks(page);
    },
  },
  {
    name: 'Share of the company',
    value: 2.5,
    shown: '2.5',
    async fill(page) {
      await fillSurroundings(page);
      await begin(page, 'A share of the company’s emissions');
      await page.getByRole('textbox', { name: /^Emissions of the company in the year/ }).fill('1200');
      await page.getByRole('textbox', { name: /^Share of this product/ }).fill('12.5');
      await page.getByRole('textbox', { name: /^Units sold in the year/ }).fill('60000');
      await chooseCard(page, 'By revenue');
      await page.getByRole('textbox', { name: /^Year of the company figure/ }).fill('2025');
      await choose(page, 'Scopes of the company figure', 'Scope 1 + 2 + 3');
      await page.getByText(/1,200 t × 1,000 × 12.5/).waitFor();
      await checkLooks(page);
    },
  },
  {
    name: 'No data',
    value: null,
    shown: 'We ask our own supplier first.',
    async fill(page) {
      await begin(page, 'No data yet');
      await page.getByRole('textbox', { name: /^Reason for missing data/ }).fill('We ask our own supplier first.');
    },
  },
];

describe('every way to answer', () => {
  it.each(granularities)('$name', async ({ name, value, shown, fill }) => {
    const both = await partners();
    const [asked] = await askFor(both, [name]);
    const page = await openPage(answerPath(asked), { storageState: browserOf(both.supplier.admin) });
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await fill(page);
    await stepLink(page, 'Methods').click();
    await page.getByRole('heading', { level: 2, name: 'Methods' }).waitFor();
    await checkAndSubmit(page, both.customer.name);

    const { requestReference, productId } = asked;
    const token = both.customer.admin.tokens.access_token;
    const params = { requestReference, productId };
    const { submission } = await callServer('getEmissionDetails', undefined, token, params);
    expect(submission?.data.emissionValues?.value ?? null).toBe(value);
    // Each of them was secondary data, the calculation by its rows.
    const share = submission?.data.dataSources?.shareOfPrimaryDataInEmissionFactor ?? null;
    expect(share).toBe(value === null ? null : 0);

    const review = await openPage(reviewPath(asked), { storageState: browserOf(both.customer.admin) });
    await review.getByRole('heading', { name: 'Submitted data' }).waitFor();
    await review.getByText(shown).first().waitFor();
    await checkLooks(review);
  });
});
