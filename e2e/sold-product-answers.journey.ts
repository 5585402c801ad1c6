import { matchFileHeadings } from '@pcf/contract/match-file-headings';
import { describe, expect, it } from 'vitest';
import { checkAndSubmit, fillFigure, fillSurroundings, saved, valueField } from './answer-form.ts';
import { callServer } from './call-server.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { answerPath, askFor, partners, shortAnswer, submit } from './prepare-answers.ts';
import { addColleague, browserOf } from './prepare-company.ts';
import { addSoldProduct, supplierOf } from './prepare-sold-products.ts';
import { chooseFile, spreadsheet } from './product-file.ts';
import { savedTable } from './read-download.ts';

const { openPage } = journeyBrowser();

describe('an answer', () => {
  it('is kept as a template, and the next customer’s form is filled in from it', async () => {
    const { supplier, relations } = await supplierOf(['Fjord Foods', 'Kesk Market']);
    const [first, second] = relations;
    if (!first || !second) throw new Error('There are no customers.');
    const [jar] = await askFor(first, ['Glass jar 370 ml']);
    const [alike] = await askFor(second, ['Jar, glass, 370 ml']);
    const page = await openPage(answerPath(jar), { storageState: browserOf(supplier.admin) });
    await fillFigure(page, '2.63');
    await fillSurroundings(page);
    await saved(page);
    await checkAndSubmit(page, 'Fjord Foods');
    await page.getByRole('button', { name: 'Save as a sold product' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save as a sold product' });
    // Nothing of what the customer calls it is offered to be kept.
    expect(await dialog.getByLabel('Name').inputValue()).toBe('');
    expect(await dialog.getByText('Glass jar 370 ml').count()).toBe(0);
    await checkLooks(page);
    await dialog.getByLabel('Name').fill('Glass jar 370 ml, clear');
    await dialog.getByLabel('Your reference').fill('AG-370');
    await dialog.getByRole('button', { name: 'Save as a sold product' }).click();
    await page.getByText('“Glass jar 370 ml, clear” saved as a sold product').waitFor();

    await page.goto(answerPath(alike));
    await page.getByRole('button', { name: /^Start from Glass jar 370 ml, clear/ }).click();
    await page.getByText('Filled in from sold product').waitFor();
    await expect.poll(() => valueField(page).inputValue()).toBe('2.63');
    await saved(page);
    await checkLooks(page);
    await page.reload();
    await page.getByText('Filled in from sold product').waitFor();
    await checkAndSubmit(page, 'Kesk Market');

    await page.goto('/products/sold');
    await page.getByRole('row').filter({ hasText: 'AG-370' }).getByText('2 customers').waitFor();
    const { data } = await callServer(
      'listTemplateMatches',
      undefined,
      supplier.admin.tokens.access_token,
      {},
      {
        productRequestStatus: 'PENDING_REVIEW',
      },
    );
    expect(data.map(({ confirmed }) => confirmed?.internalReference)).toEqual(['AG-370', 'AG-370']);
  });
});

describe('the dialog that keeps an answer', () => {
  it('shows every text that is kept and begins with the supplier’s own names', async () => {
    const { supplier, relations } = await supplierOf(['Sund Market']);
    const [relation] = relations;
    if (!relation) throw new Error('There is no customer.');
    const [jar] = await askFor(relation, ['Glass jar of Sund Market']);
    const data = {
      ...shortAnswer(),
      comment: 'Only for Sund Market',
      methodologies: {
        standards: ['OTHER'] as ['OTHER'],
        standardText: 'Our own rules',
        boundaryDescription: 'To our gate',
      },
      exchange: { supplierProductName: 'Jar 370', supplierReference: 'AG-37', productDescription: 'Clear glass' },
    };
    await submit(supplier.admin, jar, { data });
    const page = await openPage(answerPath(jar), { storageState: browserOf(supplier.admin) });
    await page.getByRole('button', { name: 'Save as a sold product' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save as a sold product' });
    const fields = ['Name', 'Your reference', 'Description'].map((label) => dialog.getByLabel(label).inputValue());
    expect(await Promise.all(fields)).toEqual(['Jar 370', 'AG-37', 'Clear glass']);
    const words = dialog.getByRole('region', { name: 'Texts of your answer' });
    for (const text of ['Our own rules', 'To our gate', 'Clear glass']) await words.getByText(text).waitFor();
    expect(await dialog.getByText('Sund Market').count()).toBe(0);
    await checkLooks(page);
    await dialog.getByRole('button', { name: 'Save as a sold product' }).click();
    await page.getByText('“Jar 370” saved as a sold product').waitFor();
  });
});

describe('matches', () => {
  it('go out as a file, come back filled in, and a wrong one is marked', async () => {
    const both = await partners();
    await askFor(both, ['Jar', 'Lid', 'Cork']);
    await addSoldProduct(both.supplier, 'Screw cap 66', 'AG-66');
    await addSoldProduct(both.supplier, 'Preserving jar', 'AG-J');
    const page = await openPage('/products/received-requests/templates', {
      storageState: browserOf(both.supplier.admin),
      language: 'de',
    });
    await page.getByRole('link', { name: 'Offen (3)' }).waitFor();
    const file = await savedTable(page, () => page.getByRole('button', { name: 'Als Datei herunterladen' }).click());
    const [headings = [], ...rows] = file.rows;
    expect(headings).toEqual(Object.values(matchFileHeadings));
    const chosen: Record<string, string> = { Jar: 'AG-J', Lid: 'AG-66', Cork: 'AG-99' };
    const filled = (wrong: boolean) =>
      rows.map((cells) =>
        cells.map((cell, column) => {
          if (headings[column] !== matchFileHeadings.templateReference) return cell;
          const reference = chosen[cells[headings.indexOf(matchFileHeadings.name)] ?? ''] ?? '';
          return reference === 'AG-99' && !wrong ? '' : reference;
        }),
      );
    await page.getByRole('link', { name: 'Datei hochladen' }).click();
    await chooseFile(page, 'Datei wählen', 'vorlagen.xlsx', await spreadsheet([headings, ...filled(true)]));
    await page.getByText('Sie haben kein verkauftes Produkt mit der Referenz „AG-99“').waitFor();
    await checkLooks(page);
    await chooseFile(
      page,
      'Korrigierte Datei wählen',
      'vorlagen.xlsx',
      await spreadsheet([headings, ...filled(false)]),
    );
    await page.getByRole('button', { name: 'Diese verkauften Produkte bestätigen' }).click();
    await page.getByRole('heading', { name: '2 verkaufte Produkte bestätigt' }).waitFor();
    await page.getByRole('link', { name: 'Verkaufte Produkte zeigen' }).click();
    await page.getByRole('link', { name: 'Bestätigt (2)' }).waitFor();
    await page.getByRole('link', { name: 'Offen (1)' }).waitFor();
  });

  it('keep the focus where one was confirmed by keyboard', async () => {
    const both = await partners();
    await askFor(both, ['Screw cap 66', 'Cork']);
    await addSoldProduct(both.supplier, 'Screw cap 66', 'AG-66');
    const page = await openPage('/products/received-requests/templates', {
      storageState: browserOf(both.supplier.admin),
    });
    await page.getByRole('button', { name: 'Confirm Screw cap 66 for Screw cap 66' }).press('Enter');
    await page.getByRole('link', { name: 'Confirmed (1)' }).waitFor();
    const cell = page.getByRole('row').filter({ hasText: 'Screw cap 66' }).getByRole('cell');
    await expect
      .poll(() => cell.evaluateAll((cells) => cells.some((each) => each.contains(document.activeElement))))
      .toBe(true);
  });

  it('of an unlikely value ask for a sentence, and a draft is not replaced by itself', async () => {
    const both = await partners();
    const [jar, lid] = await askFor(both, ['Jar', 'Lid']);
    const { admin } = both.supplier;
    const token = admin.tokens.access_token;
    const template = await addSoldProduct(both.supplier, 'Preserving jar', 'AG-J', shortAnswer(9));
    await callServer('submitEmissionData', { data: shortAnswer(1), submissionVersion: 0 }, token, { ...jar });
    await callServer('acceptEmissionData', { version: 1 }, both.customer.admin.tokens.access_token, { ...jar });
    const draft = { data: { comment: 'To be continued' }, draftVersion: 0 };
    await callServer('saveEmissionDraft', draft, token, { ...lid });
    await callServer('unlockEmissionData', undefined, token, { ...lid });
    const lines = await callServer('listReceivedProductRequests', undefined, token);
    const matches = lines.data.map(({ lineId }) => ({ lineId, templateId: template.id }));
    await callServer('confirmTemplateMatches', { matches }, token);
    await callServer(
      'resendRequests',
      { items: [{ productId: jar.productId }] },
      both.customer.admin.tokens.access_token,
    );

    const page = await openPage('/products/received-requests/templates', { storageState: browserOf(admin) });
    await page.getByRole('button', { name: 'Answer all confirmed (2)' }).click();
    await page.getByRole('checkbox', { name: 'I agree that Fjord Foods receives this data' }).check();
    await page.getByText('The value is far from the current version').waitFor();
    await page.getByText('2 products aren’t sent').waitFor();
    await checkLooks(page);
    await page
      .getByRole('textbox', { name: /^Why is the figure right all the same\?/ })
      .first()
      .fill('Another furnace.');
    await page.getByRole('checkbox', { name: /^A draft exists and would be replaced/ }).check();
    await page.getByRole('button', { name: 'Send to 1 customer (2 products)' }).click();
    await page.getByRole('heading', { name: '2 products answered for 1 customer' }).waitFor();
  });
});

describe('two colleagues at one sold product', () => {
  it('meet, choose, and nothing is lost', async () => {
    const both = await partners();
    const { id } = await addSoldProduct(both.supplier, 'Preserving jar', 'AG-J', shortAnswer(2));
    const oskar = await addColleague(both.supplier, 'EDITOR');
    const path = `/products/sold/${id}/emissions-data`;
    const [marta, other] = await Promise.all([
      openPage(path, { storageState: browserOf(both.supplier.admin) }),
      openPage(path, { storageState: browserOf(oskar) }),
    ]);
    await valueField(other).waitFor();
    await valueField(marta).fill('3');
    await saved(marta);
    await valueField(other).fill('4');
    await other.getByText(/^This draft was changed by Marta Lindqvist at /).waitFor();
    await other.getByRole('button', { name: 'Keep mine' }).click();
    await saved(other);
    await marta.reload();
    await expect.poll(() => valueField(marta).inputValue()).toBe('4');
    await marta.getByRole('button', { name: 'Discard changes' }).click();
    await marta.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
    await expect.poll(() => valueField(marta).inputValue()).toBe('2');
  });
});
