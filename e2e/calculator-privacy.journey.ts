import { readFile } from 'node:fs/promises';
import { catalogueVersion } from '@pcf/catalogue/version';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { searchFactor } from './calculator-rows.ts';
import { journeyBrowser } from './journey-browser.ts';

const { openContext } = journeyBrowser();

const ownFile = {
  name: 'contrats.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'top_category,category,subcategory,kind,name,impact,unit\nEnergy,Nos contrats,,,Contrat hydraulique,0.01,kgCO2e/kWh\n',
  ),
};

/** Everything that a page can leave behind in its browser. */
async function keptBy(page: Page) {
  const kept = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    history: JSON.stringify(history.state).length,
    address: location.href,
  }));
  return { ...kept, cookies: await page.context().cookies() };
}

async function enterRows(page: Page): Promise<void> {
  const material = page.getByRole('group', { name: 'Matière 1' });
  await searchFactor(material, 'aluminium', /^Aluminium, recycled /);
  await material.getByRole('button', { name: 'À propos de Aluminium, recycled' }).click();
  await material.getByText(/ADEME Base Carbone .*, v/).waitFor();
  await material.getByLabel('Poids (kg)').fill('0,5');

  await page.getByRole('button', { name: 'Utiliser vos propres données' }).click();
  const dialog = page.getByRole('dialog', { name: 'Utiliser vos propres données' });
  await dialog.locator('input[type="file"]').setInputFiles(ownFile);
  await dialog.getByRole('button', { name: 'Utiliser ce jeu de données' }).click();
  await page.getByText('1 facteur de contrats.csv peut maintenant être choisi.').waitFor();
  await page.getByRole('button', { name: 'Ajouter de l’énergie' }).click();
  const energy = page.getByRole('group', { name: 'Énergie 1' });
  await searchFactor(energy, 'hydraulique', /^Contrat hydraulique Vos données /);
  await energy.getByLabel('Quantité (kWh)').fill('2');
}

async function compare(page: Page): Promise<void> {
  const panel = page.getByRole('complementary', { name: 'Résultat' });
  await panel.getByText(/^0,3 \(/).waitFor();
  await panel.getByRole('button', { name: 'Comparer' }).click();
  await page.getByRole('region', { name: 'Scénario B Matières premières' }).getByLabel('Poids (kg)').fill('0,25');
  await panel.getByText('B est inférieur à A de 0,14 kgCO₂e/kg (47 %).').waitFor();
}

async function exportResult(page: Page): Promise<void> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^footprint-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  const aluminium = `"Aluminium, recycled",Ressources minérales › Métaux et minerais métalliques › Aluminium`;
  const bought = `Matières premières,${aluminium},Catalogue de PCF Exchange,${catalogueVersion},0.562,kgCO₂e/kg`;
  const own = 'Énergie,Contrat hydraulique,Énergie › Nos contrats,Vos données,contrats.csv,0.01,kgCO₂e/kWh';
  expect(lines).toEqual([
    '\ufeffScénario,Rubrique,Facteur d’émission,Groupe,Origine,Édition,Valeur,Unité de la valeur,Quantité,Unité de la quantité,Distance en km,Poids (kg),Résultat (kgCO₂e/kg),Part (%)',
    `A,${bought},0.5,kg,,,0.281,93.36`,
    `A,${own},2,kWh,,,0.02,6.64`,
    'A,Matières,,,,,,,,,,,0.281,93.36',
    'A,Production,,,,,,,,,,,0.02,6.64',
    'A,Distribution,,,,,,,,,,,0,0.00',
    'A,Total,,,,,,,,,,,0.301,100.00',
    `B,${bought},0.25,kg,,,0.1405,87.54`,
    `B,${own},2,kWh,,,0.02,12.46`,
    'B,Matières,,,,,,,,,,,0.1405,87.54',
    'B,Production,,,,,,,,,,,0.02,12.46',
    'B,Distribution,,,,,,,,,,,0,0.00',
    'B,Total,,,,,,,,,,,0.1605,100.00',
    '',
  ]);
}

async function print(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Imprimer' }).click();
  await page.locator('html[data-printed]').waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { level: 1, name: 'Empreinte de 1 kg de produit' }).waitFor();
  await page.getByText('0,5 kg × 0,562 kgCO₂e/kg = 0,281 kgCO₂e').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Vos données : contrats.csv' }).waitFor();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('heading', { level: 1, name: 'Estimation de l’empreinte d’un produit' }).waitFor();
}

async function share(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Partager un lien' }).click();
  const dialog = page.getByRole('dialog', { name: 'Partager ce calcul' });
  await dialog.getByText('Vérifiez que votre licence le permet.').waitFor();
  await dialog.getByRole('button', { name: 'Copier le lien' }).click();
  await dialog.getByText('Copié', { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await dialog.getByLabel('Lien').inputValue());
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
  await dialog.waitFor({ state: 'hidden' });
}

async function readInAnotherLanguage(page: Page): Promise<void> {
  await page.getByLabel('Langue').selectOption('Deutsch');
  await page.getByText('B liegt 0,14 kgCO₂e/kg (47 %) unter A.').waitFor();
  await page.getByLabel('Sprache').selectOption('Français');
  await page.getByText('B est inférieur à A de').waitFor();
}

it('once it is loaded nothing leaves the page and nothing is kept, without a network it does all the same', async () => {
  const context = await openContext({ language: 'fr' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  const page = await context.newPage();
  await page.goto('/supplier/calculator');
  await page.locator('[data-ready]').waitFor();
  expect(asked).toContain(page.url());
  const before = await keptBy(page);
  asked.length = 0;
  await context.setOffline(true);

  await enterRows(page);
  await compare(page);
  await exportResult(page);
  await print(page);
  await share(page);
  await readInAnotherLanguage(page);
  // What is saved as a file is read from memory under such an address.
  expect(asked.filter((address) => !address.startsWith('blob:'))).toEqual([]);
  expect(await keptBy(page)).toEqual(before);

  await context.setOffline(false);
  const asking = page.waitForEvent('dialog');
  const reloading = page.reload();
  const question = await asking;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloading;
  await page.getByText('Choisissez une matière première et saisissez son poids.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Retirer' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Utiliser vos propres données' }).waitFor();
});
