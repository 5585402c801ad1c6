import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callServer } from './call-server.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { askFor, partners, shortAnswer, submit } from './prepare-answers.ts';
import { addColleague, browserOf, registerCompany } from './prepare-company.ts';

const { openPage } = journeyBrowser();

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`);
const library = (page: Page) => page.getByRole('region', { name: 'Documents', exact: true });
const row = (page: Page, name: string) => library(page).getByRole('checkbox', { name: `Select ${name}` });
const toast = (page: Page, text: string) => page.locator('[data-kind]').filter({ hasText: text });

async function choose(page: Page, button: string, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await library(page).getByRole('button', { name: button }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer });
}

async function upload(page: Page, name: string): Promise<void> {
  await choose(page, 'Upload a PDF', name, pdf(name));
  await row(page, name).waitFor();
}

describe('the library of documents', () => {
  it('takes PDFs by their content, shows them at once and is the whole organisation’s', async () => {
    const company = await registerCompany('Ahlen Glass');
    const page = await openPage('/organisation', { storageState: browserOf(company.admin) });
    await library(page).getByRole('heading', { name: 'No document yet' }).waitFor();
    await library(page).getByText('PDF, up to 10 MB').waitFor();
    await library(page).getByText('0 byte of 5 GB used').waitFor();
    expect(await library(page).getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true);
    await expect
      .poll(() => library(page).locator('input[type="file"]').first().getAttribute('accept'))
      .toContain('pdf');
    await checkLooks(page);

    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/organisation/attachments', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    await choose(page, 'Click to upload', 'Energy report.pdf', pdf('energy'));
    const pending = library(page).getByRole('listitem').filter({ hasText: 'Energy report.pdf' });
    await pending.filter({ hasText: 'Uploading…' }).waitFor();
    expect(await pending.getAttribute('data-document')).toMatch(/^new_/);
    expect(await row(page, 'Energy report.pdf').count()).toBe(0);
    await checkLooks(page);
    answer();
    await row(page, 'Energy report.pdf').waitFor();
    await library(page).getByText('1–1 of 1').waitFor();

    await choose(page, 'Upload a PDF', 'Certificate.pdf', Buffer.from('This is a text.'));
    await toast(page, 'This file isn’t a PDF. Choose a PDF.').waitFor();
    await expect.poll(() => library(page).getByRole('listitem').count()).toBe(1);
    await choose(page, 'Upload a PDF', 'Certificate.pdf', pdf('certificate'));
    await row(page, 'Certificate.pdf').waitFor();
    await choose(page, 'Upload a PDF', 'Large.pdf', Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF'));
    await toast(page, 'This file is too large. A document may have up to 10 MB.').waitFor();
    await expect.poll(() => library(page).getByRole('listitem').count()).toBe(2);

    const colleague = await addColleague(company, 'EDITOR');
    const other = await openPage('/organisation', { storageState: browserOf(colleague), width: 320 });
    await row(other, 'Energy report.pdf').waitFor();
    await upload(other, 'From the phone.pdf');
  });

  it('is searched, paged through and cleared up', async () => {
    const company = await registerCompany('Ahlen Glass');
    const page = await openPage('/organisation', { storageState: browserOf(company.admin) });
    for (let number = 1; number <= 11; number += 1) await upload(page, `Report ${number}.pdf`);
    await library(page).getByText('1–10 of 11').waitFor();
    expect(await row(page, 'Report 1.pdf').count()).toBe(0);
    expect(await library(page).getByRole('combobox').locator('option').allTextContents()).toEqual([
      '10',
      '25',
      '50',
      '100',
    ]);
    const search = library(page).getByRole('searchbox', { name: 'Search documents' });
    await search.fill('Balance sheet');
    await library(page).getByRole('heading', { name: 'Nothing matches “Balance sheet”' }).waitFor();
    await library(page).getByText('No results').waitFor();
    await checkLooks(page);
    await search.fill('port 11');
    await library(page).getByText('1–1 of 1').waitFor();
    await library(page).getByText('Report 11.pdf').click();
    await search.fill('');
    await library(page).getByText('1–10 of 11').waitFor();
    await library(page).getByRole('button', { name: 'Next page' }).click();
    await row(page, 'Report 1.pdf').focus();
    await page.keyboard.press('Space');
    await library(page).getByText('2 selected').waitFor();
    await checkLooks(page);

    await library(page).getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete 2 documents?' });
    await checkLooks(page);
    await question.getByRole('button', { name: 'Delete' }).click();
    await toast(page, '2 documents deleted').waitFor();
    await library(page).getByText('1–9 of 9').waitFor();
    expect(await row(page, 'Report 11.pdf').count()).toBe(0);
    expect(await library(page).getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true);
  });

  it('keeps what was submitted with an answer, and says so', async () => {
    const { supplier, ...others } = await partners();
    const [asked] = await askFor({ supplier, ...others }, ['Glass jar']);
    const page = await openPage('/organisation', { storageState: browserOf(supplier.admin) });
    await upload(page, 'Method.pdf');
    const { data: documents } = await callServer('listDocuments', undefined, supplier.admin.tokens.access_token);
    await upload(page, 'Not sent.pdf');
    const data = shortAnswer();
    if (asked) {
      await submit(supplier.admin, asked, {
        data: {
          ...data,
          methodologies: { ...data.methodologies, documents: documents.map(({ id, name }) => ({ id, name })) },
        },
      });
    }
    await page.reload();
    await library(page).getByRole('listitem').filter({ hasText: 'Method.pdf' }).getByText('In use').waitFor();
    await row(page, 'Method.pdf').check();
    await row(page, 'Not sent.pdf').check();
    await library(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await toast(page, 'Nothing was deleted: at least one of these documents was submitted').waitFor();
    expect(await row(page, 'Method.pdf').isChecked()).toBe(true);
    await row(page, 'Not sent.pdf').waitFor();
  });

  it('says in German that it cannot be loaded, and loads once it can', async () => {
    const company = await registerCompany('Ahlen Glass');
    const page = await openPage('/organisation', { storageState: browserOf(company.admin), language: 'de' });
    const section = page.getByRole('region', { name: 'Dokumente', exact: true });
    await section.getByRole('heading', { name: 'Noch kein Dokument' }).waitFor();
    await page.route('**/api/organisation/attachments?*', (route) =>
      route.fulfill({ status: 502, body: 'Bad gateway' }),
    );
    await page.reload();
    await section.getByRole('heading', { name: 'Ihre Dokumente konnten nicht geladen werden' }).waitFor();
    await checkLooks(page);
    await page.unroute('**/api/organisation/attachments?*');
    await section.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await section.getByRole('heading', { name: 'Noch kein Dokument' }).waitFor();
  });
});
