import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { journeyBrowser } from './journey-browser.ts';
import { isFocused, tabTo } from './tab-to.ts';

const { openPage } = journeyBrowser();

const resultsOn = (page: Page) => page.getByRole('listbox').getByRole('option');

/** Searches where the focus is and takes the best match; the focus stays with what was chosen. */
async function takeBestMatch(page: Page, words: string, chosen: Locator): Promise<void> {
  await page.keyboard.type(words);
  await resultsOn(page).first().waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(chosen)).toBe(true);
}

it('everything goes without a mouse, and the total is told', async () => {
  const page = await openPage('/supplier/calculator', { language: 'de' });
  await page.locator('[data-ready]').waitFor();
  await page.keyboard.press('Tab');
  expect(await isFocused(page.getByRole('link', { name: 'Zum Inhalt springen' }))).toBe(true);
  await page.keyboard.press('Enter');
  const material = page.getByRole('group', { name: 'Rohstoff 1' });
  const search = page.getByRole('combobox', { name: 'Emissionsfaktoren suchen' });
  await tabTo(page, material.getByRole('combobox', { name: 'Emissionsfaktoren suchen' }));
  await takeBestMatch(page, 'recycled aluminium', material.getByRole('button', { name: /^Rohstoff, ändern:/ }));
  await material
    .getByRole('button', { name: /Aluminium, recycled/ })
    .first()
    .waitFor();

  await tabTo(page, material.getByRole('button', { name: 'Über Aluminium, recycled' }));
  await page.keyboard.press('Enter');
  const about = material.getByText('Licence Ouverte 2.0 (Etalab)');
  await about.waitFor();
  await page.keyboard.press('Space');
  await about.waitFor({ state: 'hidden' });
  await tabTo(page, material.getByLabel('Gewicht (kg)'));
  await page.keyboard.type('0,5');

  await tabTo(page, material.getByRole('button', { name: 'Seinen Transport hinzufügen' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(search)).toBe(true);
  await takeBestMatch(
    page,
    'lkw',
    material.getByRole('button', { name: /^Transportmittel für die Anlieferung, ändern:/ }),
  );
  await tabTo(page, material.getByLabel('Entfernung (km)'));
  await page.keyboard.type('500');

  const addEnergy = page.getByRole('button', { name: 'Energie hinzufügen' });
  await tabTo(page, addEnergy);
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(search)).toBe(true);
  const energy = page.getByRole('group', { name: 'Energie 1' });
  // The second of the results, by the arrow keys. Entered as one, so that no results of a part of it come first.
  await page.keyboard.insertText('kohle');
  const first = resultsOn(page).nth(0);
  const second = resultsOn(page).nth(1);
  await second.waitFor();
  expect(await first.getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => second.getAttribute('aria-selected')).toBe('true');
  expect(await search.getAttribute('aria-activedescendant')).toBe(await second.getAttribute('id'));
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(energy.getByRole('button', { name: /^Art der Energie, ändern:/ }))).toBe(true);
  await tabTo(page, energy.getByLabel('Menge (kWh)'));
  await page.keyboard.type('2');
  const told = page.getByRole('status').filter({ hasText: 'Summe:' });
  await expect.poll(() => told.innerText()).toBe('Summe: 1,03 Kilogramm CO₂-Äquivalente pro Kilogramm Produkt');

  const isAsChosen = async () => {
    await expect.poll(() => isFocused(energy.getByRole('button', { name: /^Art der Energie, ändern:/ }))).toBe(true);
    await expect.poll(() => told.innerText()).toMatch(/^Summe: 1,03 /);
  };

  // What was removed takes the focus to where one goes on, and comes back on request.
  await tabTo(page, energy.getByRole('button', { name: /entfernen$/ }));
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(addEnergy)).toBe(true);
  await expect.poll(() => told.innerText()).toMatch(/^Summe: 0,3 /);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await isFocused(page.getByRole('button', { name: 'Rückgängig machen' }))).toBe(true);
  await page.keyboard.press('Enter');
  await isAsChosen();

  // An opened choice is left as it was by one key.
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(search)).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await isAsChosen();
});
