import { expect, it } from 'vitest';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { openMoreActions } from './more-actions.ts';
import { browserOf, registerCompany } from './prepare-company.ts';
import { createProducts, inviteSuppliers, requestProducts } from './prepare-products.ts';
import { savedTable } from './read-download.ts';

const { openPage } = journeyBrowser();

const references = ([, ...rows]: readonly (readonly string[])[]) => rows.map((cells) => cells[1]).toSorted();

it('purchased products are exported: all, those the list shows, or those of chosen suppliers', async () => {
  const company = await registerCompany('Harbour Foods');
  const suppliers = await inviteSuppliers(company, ['Vetro Adige', 'Alpine Mills']);
  const [jar = ''] = await createProducts(company, [
    {
      name: 'Glass jar',
      internalReference: 'GJ-1',
      supplierId: suppliers.get('Vetro Adige')?.id ?? null,
      massKg: 0.21,
    },
    { name: 'Rye flour', internalReference: 'RF-1', supplierId: suppliers.get('Alpine Mills')?.id ?? null },
    { name: 'Lid', internalReference: 'LID-1' },
  ]);
  await requestProducts(company, [jar]);
  const page = await openPage('/products/purchased', { storageState: browserOf(company.admin), language: 'fr' });
  const exporting = page.getByRole('dialog', { name: 'Exporter les produits' });
  const download = () => exporting.getByRole('button', { name: /^Télécharger/ }).click();

  await openMoreActions(page, 'fr');
  await page.getByRole('button', { name: 'Exporter' }).click();
  await exporting.getByRole('radio', { name: 'CSV' }).check();
  await checkLooks(page);
  const all = await savedTable(page, download);
  await page.getByText('Le fichier a été téléchargé').waitFor();
  expect([all.fileName, all.kind]).toEqual(['produits-achetes.csv', 'csv']);
  expect(references(all.rows)).toEqual(['GJ-1', 'LID-1', 'RF-1']);
  const column = (heading: string) => all.rows[0]?.indexOf(heading) ?? -1;
  const sent = all.rows.find((cells) => cells[1] === 'GJ-1') ?? [];
  expect(sent[column('Supplier name')]).toBe('Vetro Adige');
  expect(sent[column('Mass of one unit (kg)')]).toBe('0.21');
  expect(sent[column('Status')]).toBe('REQUESTED');
  expect(sent[column('Request reference')]).toMatch(/^REQ-/);
  await exporting.waitFor({ state: 'detached' });

  await openMoreActions(page, 'fr');
  await page.getByRole('button', { name: 'Exporter' }).click();
  await exporting.getByRole('radio', { name: 'Les produits de certains fournisseurs' }).check();
  await exporting.getByRole('radio', { name: 'Excel (.xlsx)' }).check();
  await download();
  await exporting.getByRole('alert').filter({ hasText: 'Choisissez au moins un fournisseur' }).first().waitFor();
  await exporting.getByRole('checkbox', { name: 'Alpine Mills' }).check();
  await checkLooks(page);
  const chosen = await savedTable(page, download);
  expect([chosen.fileName, chosen.kind]).toEqual(['produits-achetes.xlsx', 'xlsx']);
  expect(references(chosen.rows)).toEqual(['RF-1']);
  await exporting.waitFor({ state: 'detached' });

  await page.getByRole('searchbox').fill('lid');
  await expect.poll(() => new URL(page.url()).search).toBe('?textSearch=lid');
  await openMoreActions(page, 'fr');
  await page.getByRole('button', { name: 'Exporter' }).click();
  await expect
    .poll(() => exporting.getByRole('radio', { name: 'Les produits affichés dans la liste' }).isChecked())
    .toBe(true);
  const shown = await savedTable(page, download);
  expect(references(shown.rows)).toEqual(['LID-1']);
});
