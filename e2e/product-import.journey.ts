import { productImportHeadings } from '@pcf/contract/product-import-headings';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { browserOf, ownDomain, registerCompany } from './prepare-company.ts';
import { countProducts, createProducts, inviteSuppliers } from './prepare-products.ts';
import { chooseFile, spreadsheet } from './product-file.ts';
import { listedNames, productRow } from './purchased-list.ts';
import { savedTable } from './read-download.ts';
import { mailWithLink } from './read-mail.ts';

const { openPage } = journeyBrowser();

const headings = Object.values(productImportHeadings);
const shortHeader = headings.slice(0, 3).join(',');

/** Every mistake a file can have, and at its end one after which it cannot be read. */
const badFile = [
  `${shortHeader},Unit,Mass of one unit (kg),Supplier e-mail,Year,Colour`,
  'Glass jar,GJ-1,,piece,0.21,,2026,green',
  ',GJ-2,,piece,0.21,,2026,',
  'Lid,,,piece,0.02,,2026,',
  'Label,LAB-1,paper',
  'Cork,CORK-1,,kg,,,,',
  'Cork again,CORK-1,,kg,,,,',
  'Rye flour,RF-1,,kg,,,,',
  'Foil,FOIL-1,,stone,heavy,nobody,1989,',
  `${'Very long name '.repeat(20)},LONG-1,,kg,,,,`,
  'Box,"BOX-1,,kg,,,,',
].join('\n');

const preview = (page: Page) => page.getByRole('region', { name: 'Vorschau' });
const cellOf = (page: Page, row: string, reason: string) =>
  preview(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${row}(?!\\d)`) }) })
    .locator('td[data-marked], th')
    .filter({ hasText: reason });

/** The page where a company that has one product imports others. */
async function openImport(options: { language: 'de' | 'fr'; width?: number }) {
  const company = await registerCompany('Harbour Foods');
  await createProducts(company, [{ name: 'Rye flour', internalReference: 'RF-1' }]);
  const page = await openPage('/products/purchased/import', { storageState: browserOf(company.admin), ...options });
  return { company, page };
}

describe('a file of products', () => {
  it('with every mistake at once is judged cell by cell, and nothing of it is saved', async () => {
    const { company, page } = await openImport({ language: 'de' });
    await page.getByRole('heading', { level: 1, name: 'Produkte importieren' }).waitFor();
    await checkLooks(page);

    await chooseFile(page, 'Datei wählen', 'einkauf.csv', badFile);
    await page.getByRole('heading', { name: '11 Fehler zu korrigieren' }).waitFor();
    await page.getByText('Es wurde nichts gespeichert.').waitFor();
    const elsewhere = page.getByRole('listitem');
    await elsewhere.filter({ hasText: '„Colour“ gehört nicht in die erste Zeile' }).waitFor();
    await elsewhere.filter({ hasText: 'Ab hier ist die Datei nicht lesbar.' }).waitFor();
    await expect.poll(() => preview(page).locator('thead [data-marked]').textContent()).toBe('Colour');
    const marked = [
      ['3', 'Der Name fehlt'],
      ['4', 'Die Referenz fehlt'],
      ['5', 'Die Zeile hat 3 Zellen'],
      ['7', 'Diese Referenz kommt in der Datei mehrmals vor'],
      ['8', 'Sie haben bereits ein Produkt mit dieser Referenz'],
      ['9', 'Das passt nicht in die Spalte „Unit“'],
      ['9', 'Das passt nicht in die Spalte „Mass of one unit (kg)“'],
      ['9', 'Das passt nicht in die Spalte „Supplier e-mail“'],
      ['9', 'Das passt nicht in die Spalte „Year“'],
      ['10', 'Der Text ist zu lang'],
    ] as const;
    for (const [row, reason] of marked) await cellOf(page, row, reason).waitFor();
    await expect.poll(() => preview(page).locator('td[data-marked]').count()).toBe(9);
    await checkLooks(page);

    const list = await savedTable(page, () => page.getByRole('button', { name: 'Liste herunterladen' }).click());
    expect(list.fileName).toBe('import-probleme.csv');
    expect(list.rows[0]).toEqual(['Zeile', 'Spalte', 'Grund', 'Wert']);
    expect(list.rows).toHaveLength(13);
    expect(list.rows).toContainEqual(['9', 'Unit', 'Das passt nicht in die Spalte „Unit“', 'stone']);
    for (const [row, reason] of marked) {
      expect(list.rows.some((cells) => cells[0] === row && cells[2]?.startsWith(reason))).toBe(true);
    }
    expect(await countProducts(company)).toBe(1);
  });

  it('is filled in, corrected and imported with its suppliers, who are linked or invited', async () => {
    const company = await registerCompany('Harbour Foods');
    const suppliers = await inviteSuppliers(company, ['Vetro Adige']);
    const invited = `sales@${ownDomain('alpine-mills')}`;
    const page = await openPage('/products/purchased', { storageState: browserOf(company.admin) });
    await page.getByRole('link', { name: 'Import products' }).click();
    const empty = await savedTable(page, () => page.getByRole('button', { name: 'Download empty CSV file' }).click());
    expect(empty).toEqual({ fileName: 'products.csv', kind: 'csv', rows: [headings] });

    const jar = `Glass jar,GJ-1,,piece,0.21,${suppliers.get('Vetro Adige')?.email},,,V-1,120000,piece,2026`;
    const flour = (reference: string) => `Rye flour,${reference},,kg,,${invited},Alpine Mills,,,,,`;
    const fileOf = (...rows: string[]) => [headings.join(','), ...rows].join('\r\n');
    await chooseFile(page, 'Choose a file', 'products.csv', fileOf(jar, flour(''), 'Lid,LID-1,,,,,,,,,,'));
    await page.getByRole('heading', { name: '1 problem to correct first' }).waitFor();
    await chooseFile(
      page,
      'Choose the corrected file',
      'products.csv',
      fileOf(jar, flour('RF-1'), 'Lid,LID-1,,,,,,,,,,'),
    );
    await page.getByRole('heading', { name: '3 rows, ready to import' }).waitFor();
    await page.getByText('3 products will be added. 1 supplier will be invited by email.').waitFor();
    expect(await countProducts(company)).toBe(0);
    await checkLooks(page);
    await page.getByRole('button', { name: 'Import rows' }).click();
    await page.getByRole('heading', { name: '3 products added' }).waitFor();
    await page.getByText('1 supplier was invited by email.').waitFor();
    await checkLooks(page);
    const mail = await mailWithLink(invited, '/register');
    expect(mail.subject).toContain('Harbour Foods');

    await page.getByRole('link', { name: 'Show the products' }).click();
    await expect.poll(() => listedNames(page)).toEqual(['Glass jar', 'Rye flour', 'Lid']);
    await productRow(page, 'GJ-1').filter({ hasText: 'Vetro Adige' }).waitFor();
    await productRow(page, 'RF-1').filter({ hasText: 'Alpine Mills' }).waitFor();
    await productRow(page, 'LID-1').filter({ hasText: 'No supplier yet' }).waitFor();
  });

  it('may be a spreadsheet, and leaves or updates what exists already', async () => {
    const { page } = await openImport({ language: 'fr', width: 320 });
    const empty = await savedTable(page, () =>
      page.getByRole('button', { name: 'Télécharger le fichier Excel vide' }).click(),
    );
    expect(empty).toEqual({ fileName: 'produits.xlsx', kind: 'xlsx', rows: [headings] });

    const first = await spreadsheet([
      [...headings.slice(0, 3), productImportHeadings.supplierEmail],
      ['Rye flour, fine', 'RF-1', '', ''],
      ['Spelt flour', 4711, 'Stone-ground', `sales@${ownDomain('alpine-mills')}`],
    ]);
    await chooseFile(page, 'Choisir un fichier', 'achats.xlsx', first);
    await page.getByRole('heading', { name: '2 lignes prêtes à importer' }).waitFor();
    const choice = page.getByRole('group', { name: '1 produit existe déjà' });
    await expect.poll(() => choice.getByRole('radio', { name: 'Le laisser tel quel' }).isChecked()).toBe(true);
    await page.getByText('1 produit sera ajouté. 1 fournisseur sera invité par e-mail.').waitFor();
    await page.getByText('Vous avez déjà un produit avec cette référence').waitFor();
    await checkLooks(page);
    await page.getByRole('button', { name: 'Importer les lignes' }).click();
    await page.getByRole('heading', { name: '1 produit ajouté' }).waitFor();
    await page.getByText('1 existait déjà et reste tel quel.').waitFor();

    await page.getByRole('button', { name: 'Importer un autre fichier' }).click();
    await chooseFile(page, 'Choisir un fichier', 'achats.xlsx', first);
    await page.getByRole('group', { name: '2 produits existent déjà' }).waitFor();
    await page.getByRole('radio', { name: 'Les mettre à jour avec le contenu du fichier' }).check();
    await page.getByRole('button', { name: 'Importer les lignes' }).click();
    await page.getByRole('heading', { name: '2 produits mis à jour' }).waitFor();
    await checkLooks(page);
    await page.getByRole('link', { name: 'Afficher les produits' }).click();
    await expect.poll(async () => (await listedNames(page)).toSorted()).toEqual(['Rye flour, fine', 'Spelt flour']);
    await productRow(page, '4711').waitFor();
  });
});
