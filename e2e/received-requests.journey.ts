import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callServer } from './call-server.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { openMoreActions } from './more-actions.ts';
import { answerPath, askFor, connectTo, partners, shortAnswer, submit } from './prepare-answers.ts';
import { browserOf, registerCompany } from './prepare-company.ts';
import { chooseFile, spreadsheet } from './product-file.ts';
import { savedTable } from './read-download.ts';

const { openPage } = journeyBrowser();

const rows = (page: Page) => page.getByRole('table', { name: 'Received requests' }).getByRole('row');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
/** The header is a row as well. */
const shows = (page: Page, count: number) => expect.poll(() => rows(page).count()).toBe(count + 1);

describe('the list of received requests', () => {
  it('shows what is asked by whom, what is new and what to do, and can be narrowed', async () => {
    const both = await partners();
    const [, lid] = await askFor(both, ['Jar', 'Lid'], { dueDate: '2099-03-31' });
    const other = await connectTo(await registerCompany('Bakehouse'), both.supplier);
    await askFor(other, ['Paper bag']);
    await submit(both.supplier.admin, lid);
    const page = await openPage('/products/received-requests', { storageState: browserOf(both.supplier.admin) });
    await shows(page, 3);
    await page.getByRole('link', { name: 'Received requests (3)' }).waitFor();
    await row(page, 'Jar').getByText('New', { exact: true }).waitFor();
    await row(page, 'Jar').getByText('31/03/2099').waitFor();
    await row(page, 'Jar').getByRole('link', { name: 'Answer', exact: true }).waitFor();
    await row(page, 'Lid').getByRole('link', { name: 'View', exact: true }).waitFor();
    await row(page, 'Lid').getByText('Wait for the customer').waitFor();
    await checkLooks(page);

    const needs = page.getByRole('button', { name: 'Needs your attention' });
    await needs.click();
    await shows(page, 2);
    await expect.poll(() => needs.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('columnheader', { name: 'Due' }).and(page.locator('[aria-sort="ascending"]')).waitFor();
    await page.getByRole('rowheader').first().filter({ hasText: 'Jar' }).waitFor();
    await needs.click();
    await shows(page, 3);

    await page.getByRole('button', { name: 'Customer' }).click();
    await page.getByRole('checkbox', { name: 'Bakehouse' }).check();
    await page.keyboard.press('Escape');
    await shows(page, 1);
    await row(page, 'Paper bag').waitFor();
    await expect.poll(() => page.url()).toContain('selectedCustomers=');
    await page.reload();
    await shows(page, 1);
    await page.goto('/products/received-requests?productRequestStatus=PENDING_REVIEW');
    await shows(page, 1);
    await row(page, 'Lid').waitFor();

    await page.goto('/products/received-requests');
    await row(page, 'Jar').getByRole('link', { name: 'Jar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Jar' }).waitFor();
    await page.goto('/products/received-requests');
    await row(page, 'Jar').waitFor();
    expect(await row(page, 'Jar').getByText('New', { exact: true }).count()).toBe(0);
    await page.getByRole('searchbox', { name: 'Search' }).fill('nothing like it');
    await page
      .getByText(/nothing like it/)
      .first()
      .waitFor();
    await checkLooks(page);
  });

  it('can be narrowed to the answers of a data quality', async () => {
    const both = await partners();
    const [jar, lid] = await askFor(both, ['Jar', 'Lid']);
    // Measured, of a country and sure of it, against nothing but averages.
    const { emissionValues, ...others } = shortAnswer();
    await submit(both.supplier.admin, jar, {
      data: {
        ...others,
        emissionValues: { ...emissionValues, confidence: 'VERY' },
        dataSources: { primaryDataShareType: 'PRIMARY', geographicGranularity: 'COUNTRY', countries: ['DEU'] },
      },
    });
    await submit(both.supplier.admin, lid, { data: shortAnswer() });
    const page = await openPage('/products/received-requests', { storageState: browserOf(both.supplier.admin) });
    await shows(page, 2);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: /^Low/ }).check();
    await page.keyboard.press('Escape');
    // What narrows the list is seen without opening anything.
    await page.getByRole('button', { name: 'Data quality score: 1' }).waitFor();
    await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
    await shows(page, 1);
    await row(page, 'Lid').waitFor();
    await expect.poll(() => page.url()).toContain('dataQuality=LOW');
    await page.getByRole('link', { name: 'Received requests (2)' }).waitFor();
  });

  it('does not exist for anybody else', async () => {
    const both = await partners();
    const [jar] = await askFor(both, ['Jar']);
    const stranger = await registerCompany('Tidewater');
    const page = await openPage(answerPath(jar), { storageState: browserOf(stranger.admin), language: 'de' });
    await page.getByRole('heading', { level: 1, name: 'Diese Anfrage gibt es nicht' }).waitFor();
    await checkLooks(page);
  });
});

describe('the requests as a spreadsheet', () => {
  it('go out, are filled in, are judged, and come back as drafts and as answers', async () => {
    const both = await partners();
    const asked = await askFor(both, ['Jar', 'Lid']);
    const page = await openPage('/products/received-requests', { storageState: browserOf(both.supplier.admin) });
    await shows(page, 2);
    await openMoreActions(page);
    const { rows: table } = await savedTable(page, () =>
      page.getByRole('button', { name: 'Download as spreadsheet' }).click(),
    );
    const [headings = [], ...given] = table;
    expect(given).toHaveLength(2);
    const filled = (value: string) => [
      [...headings],
      ...given.map((cells) =>
        cells.map((cell, index) => {
          const answers: Readonly<Record<string, string>> = {
            'Emission value': value,
            'Emission unit': 'kg',
            'Reference year': '2025',
            Boundary: 'Cradle to gate',
            'Primary data type': 'SECONDARY',
            Standard: 'ISO 14067',
          };
          return answers[headings[index] ?? ''] ?? cell;
        }),
      ),
    ];

    await openMoreActions(page);
    await page.getByRole('link', { name: 'Upload filled-in spreadsheet' }).click();
    await page.getByRole('heading', { level: 1, name: 'Upload answers' }).waitFor();
    await checkLooks(page);
    await chooseFile(page, 'Choose a file', 'answers.xlsx', await spreadsheet(filled('a lot')));
    await page.getByRole('heading', { name: '2 problems to correct first' }).waitFor();
    await checkLooks(page);
    await chooseFile(page, 'Choose the corrected file', 'answers.xlsx', await spreadsheet(filled('1.5')));
    await page.getByText('2 answers, ready to be saved as drafts').waitFor();
    await page.getByRole('radio', { name: /^Submit to the customers/ }).check();
    await page.getByText('2 answers, complete and ready to submit').waitFor();
    await checkLooks(page);
    await page.getByRole('button', { name: 'Submit to the customers' }).click();
    await page.getByText('2 answers submitted').waitFor();
    await page.getByRole('link', { name: 'Show the requests' }).click();
    await row(page, 'Jar').getByText('Customer is reviewing').waitFor();
    for (const { requestReference, productId } of asked) {
      const params = { requestReference, productId };
      const token = both.customer.admin.tokens.access_token;
      const { submission } = await callServer('getEmissionDetails', undefined, token, params);
      expect(submission?.data.emissionValues?.value).toBe(1.5);
    }
  });
});
