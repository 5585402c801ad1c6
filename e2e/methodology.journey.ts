import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';

const { openPage } = journeyBrowser();

/** What stands in a column, from 0. */
async function columnOf(table: Locator, column: number): Promise<string[]> {
  return await table
    .locator('tbody tr')
    .locator(`:scope > :nth-child(${column + 1})`)
    .allInnerTexts();
}

/** The figures of the shown page, read as they are written in French. */
async function impactsOf(table: Locator): Promise<number[]> {
  const texts = await columnOf(table, 2);
  return texts.map((text) => Number(text.replaceAll(/\s/g, '').replace(',', '.')));
}

const rising = (figures: readonly number[]) => figures.toSorted((a, b) => a - b);
const falling = (figures: readonly number[]) => rising(figures).toReversed();

async function isOrdered(table: Locator, order: typeof rising): Promise<boolean> {
  const figures = await impactsOf(table);
  return figures.join() === order(figures).join();
}

async function readText(page: Page): Promise<void> {
  const example = page.getByRole('table', { name: 'L’exemple, ligne par ligne' });
  await example.getByRole('row', { name: 'Total par kg de produit 3,695062394' }).waitFor();
  const sources = page.locator('#sources');
  const links = await sources
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  for (const address of [
    'https://base-empreinte.ademe.fr/',
    'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
    'https://www.gov.uk/government/publications/greenhouse-gas-reporting-conversion-factors-2020',
    'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
    'https://www.ecocostsvalue.com/data-tools-books/',
  ]) {
    expect(links).toContain(address);
  }
}

it('a stranger reads how it is calculated and looks a figure up', async () => {
  const calculator = await openPage('/supplier/calculator', { language: 'fr' });
  const opening = calculator.waitForEvent('popup');
  await calculator.getByRole('link', { name: 'Notre méthode (s’ouvre dans un nouvel onglet)' }).click();
  const page = await opening;
  await page.getByRole('heading', { level: 1, name: 'Notre méthode de calcul' }).waitFor();
  await readText(page);

  const table = page.getByRole('table', { name: 'Chiffres du catalogue' });
  await table.getByRole('row').nth(1).waitFor();
  const impact = table.getByRole('columnheader', { name: 'Valeur' });
  await page.getByRole('searchbox', { name: 'Recherche' }).fill('acier');
  await expect.poll(() => new URL(page.url()).search).toBe('?search=acier');
  await page
    .getByRole('status')
    .filter({ hasText: /^\d+ chiffres trouvés$/ })
    .waitFor({ state: 'attached' });
  await expect.poll(() => columnOf(table, 1)).not.toContain('Eau');

  await impact.getByRole('button').click();
  await expect.poll(() => impact.getAttribute('aria-sort')).toBe('ascending');
  await expect.poll(() => isOrdered(table, rising)).toBe(true);
  const ascending = await impactsOf(table);
  expect(ascending.length).toBeGreaterThan(3);
  await impact.getByRole('button').click();
  await expect.poll(() => impact.getAttribute('aria-sort')).toBe('descending');
  await expect.poll(async () => (await impactsOf(table))[0]).toBeGreaterThan(ascending[0] ?? 0);
  await expect.poll(() => isOrdered(table, falling)).toBe(true);

  await page.getByLabel('Catégorie').selectOption('Ressources minérales');
  await expect
    .poll(async () => (await columnOf(table, 1)).every((group) => group.startsWith('Ressources minérales')))
    .toBe(true);
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({
      search: 'acier',
      category: 'Mineral resources',
      sort: 'IMPACT',
      order: 'DESC',
    });

  await page.reload();
  await expect.poll(() => impact.getAttribute('aria-sort')).toBe('descending');
  await expect.poll(() => page.getByRole('searchbox', { name: 'Recherche' }).inputValue()).toBe('acier');
  await table.locator('tbody').getByRole('button').first().waitFor();
  const [name = ''] = await columnOf(table, 0);
  await table.getByRole('button', { name, exact: true }).click();
  await table
    .getByText(/kgCO₂e\/kg/)
    .first()
    .waitFor();
  await checkLooks(page);

  await page.getByRole('searchbox', { name: 'Recherche' }).fill('zzzz');
  await page.getByRole('button', { name: 'Afficher tous les chiffres' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?sort=IMPACT&order=DESC');
  await page.getByRole('link', { name: 'Ouvrir le calculateur' }).click();
  await page.getByRole('heading', { level: 1, name: 'Estimation de l’empreinte d’un produit' }).waitFor();
});
