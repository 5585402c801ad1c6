import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { answerPath, askFor, partners } from './prepare-answers.ts';
import { addColleague, browserOf } from './prepare-company.ts';

const { openPage } = journeyBrowser();

const picker = (page: Page) => page.getByRole('dialog', { name: 'Choose documents' });
const row = (page: Page, name: string) => picker(page).getByRole('checkbox', { name: `Select ${name}` });
const confirm = (page: Page) => picker(page).getByRole('button', { name: 'Confirm selection' });

async function chooseFile(page: Page, button: string, name: string, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await picker(page).getByRole('button', { name: button }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) });
}

async function upload(page: Page, button: string, name: string): Promise<void> {
  await chooseFile(page, button, name, `%PDF-1.7\n% ${name}\n%%EOF\n`);
  await row(page, name).waitFor();
}

describe('choosing documents for an answer', () => {
  it('starts from what is chosen, takes a click for a choice and returns it only when confirmed', async () => {
    const both = await partners();
    const [asked] = await askFor(both, ['Glass jar']);
    if (!asked) throw new Error('Nothing was asked.');
    const page = await openPage(answerPath(asked, 'data'), { storageState: browserOf(both.supplier.admin) });
    const open = page.getByRole('button', { name: /Choose documents|Change selection/ });
    const removeFrom = (name: string) => page.getByRole('main').getByRole('button', { name: `Remove ${name}` });
    await open.click();
    await picker(page).getByRole('heading', { name: 'No document yet' }).waitFor();
    await expect.poll(async () => (await picker(page).boundingBox())?.width).toBe(1152);
    const area = picker(page).getByRole('group', { name: 'Documents in the library' });
    expect((await area.boundingBox())?.height).toBe(320);
    expect(await confirm(page).isDisabled()).toBe(true);
    expect(await picker(page).getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true);
    await chooseFile(page, 'Click to upload', 'Energy.pdf', 'A text that is called a PDF');
    const refusal = page.getByRole('alert').filter({ hasText: 'PDF' });
    await refusal.waitFor();
    await upload(page, 'Click to upload', 'Energy.pdf');
    await refusal.waitFor({ state: 'detached' });
    await upload(page, 'Upload a PDF', 'Factors.pdf');

    await picker(page).getByText('Energy.pdf').click();
    expect(await row(page, 'Energy.pdf').isChecked()).toBe(true);
    await picker(page).getByText('Energy.pdf').click();
    expect(await confirm(page).isDisabled()).toBe(true);
    await picker(page).getByText('Energy.pdf').click();
    await row(page, 'Factors.pdf').check();
    await picker(page).getByText('2 selected').waitFor();
    await picker(page).getByRole('searchbox').fill('Nothing like it');
    await picker(page).getByRole('heading', { name: 'Nothing matches “Nothing like it”' }).waitFor();
    await checkLooks(page);
    await picker(page).getByRole('button', { name: 'Cancel' }).click();
    await picker(page).waitFor({ state: 'detached' });
    expect(await removeFrom('Energy.pdf').count()).toBe(0);

    await open.click();
    await row(page, 'Energy.pdf').waitFor();
    expect(await picker(page).getByRole('searchbox').inputValue()).toBe('');
    expect(await confirm(page).isDisabled()).toBe(true);
    await row(page, 'Energy.pdf').check();
    await confirm(page).click();
    await removeFrom('Energy.pdf').waitFor();

    await open.click();
    await row(page, 'Factors.pdf').waitFor();
    expect([await row(page, 'Energy.pdf').isChecked(), await row(page, 'Factors.pdf').isChecked()]).toEqual([
      true,
      false,
    ]);
    await row(page, 'Factors.pdf').check();
    await row(page, 'Energy.pdf').uncheck();
    await picker(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete this document?' }).getByRole('button', { name: 'Delete' }).click();
    await row(page, 'Factors.pdf').waitFor({ state: 'detached' });
    expect(await confirm(page).isDisabled()).toBe(true);
    await picker(page).getByRole('button', { name: 'Close' }).click();
    await removeFrom('Energy.pdf').waitFor();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Energy.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('Energy.pdf');

    const oskar = await addColleague(both.supplier, 'EDITOR');
    await page.getByText(/^Saved at /).waitFor();
    const locked = await openPage(answerPath(asked, 'data'), { storageState: browserOf(oskar) });
    await locked.getByText(/^Marta Lindqvist is editing until/).waitFor();
    const opened = locked.waitForEvent('download');
    await locked.getByRole('button', { name: 'Download Energy.pdf' }).click();
    expect((await opened).suggestedFilename()).toBe('Energy.pdf');
    await locked.getByRole('button', { name: 'Show selection' }).press('Space');
    const library = locked.getByRole('dialog');
    await library.getByRole('checkbox', { name: 'Select Energy.pdf' }).waitFor();
    expect(await library.getByRole('combobox', { name: 'Rows per page' }).locator('option').allTextContents()).toEqual([
      '5',
      '10',
      '25',
      '50',
      '100',
    ]);
    expect(await library.getByRole('button', { name: 'Confirm selection' }).isDisabled()).toBe(true);
    await checkLooks(locked);

    await removeFrom('Energy.pdf').click();
    await removeFrom('Energy.pdf').waitFor({ state: 'detached' });
  });
});
