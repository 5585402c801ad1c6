import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { enterExample, searchFactor } from './calculator-rows.ts';
import { checkLooks } from './check-looks.ts';
import { journeyBrowser } from './journey-browser.ts';
import { demoUsers, signedIn } from './sign-in.ts';

const { openPage } = journeyBrowser();

const optionsOf = (select: Locator) => select.getByRole('option').allInnerTexts();

/** Blanks that keep figure and unit together are blanks to whoever reads. */
const textOf = async (place: Locator) => (await place.innerText()).replaceAll(/[\u00a0\u202f]/g, ' ');

async function goStepByStep(material: Locator): Promise<void> {
  const category = material.getByLabel('Category', { exact: true });
  const subcategory = material.getByLabel('Subcategory');
  const group = material.getByLabel('Group');
  const factor = material.getByRole('combobox', { name: 'Emission factor', exact: true });
  const offered = await optionsOf(category);
  expect(offered).toContain('Textiles');
  expect(offered).not.toContain('Energy');
  expect(offered).not.toContain('Transport');

  await category.selectOption('Plastics & Rubber');
  await expect.poll(() => optionsOf(subcategory)).toEqual(['Choose', 'Plastics', 'Rubber']);
  await subcategory.selectOption('Plastics');
  await expect
    .poll(() => optionsOf(group))
    .toEqual(['Choose', 'Biopolymers', 'Thermoplasts/thermosets/special', 'Upcycled plastics']);
  await group.selectOption('Biopolymers');
  await expect.poll(() => factor.isEnabled()).toBe(true);

  await subcategory.selectOption('Rubber');
  await expect.poll(() => group.isDisabled()).toBe(true);
  expect(await group.locator('option:checked').innerText()).toBe('No subdivision');

  await category.selectOption('Textiles');
  await expect.poll(() => subcategory.locator('option:checked').innerText()).toBe('Choose');
  expect(await group.isDisabled()).toBe(true);
  expect(await factor.isDisabled()).toBe(true);
}

async function chooseBySearch(material: Locator): Promise<void> {
  await searchFactor(
    material,
    'Aluminium',
    /^Aluminium, recycled Mineral resources › Metal and metal ores › Aluminum /,
  );
  const chosen = material.getByRole('button', { name: /^Material, change: Aluminium, recycled / });
  await material.getByRole('button', { name: 'About Aluminium, recycled' }).click();
  await material.getByText(/ADEME Base Carbone .*, v/).waitFor();
  await chosen.click();
}

async function makeMistakes(material: Locator): Promise<void> {
  const weight = material.getByLabel('Weight (kg)');
  for (const [typed, message] of [
    ['-1', 'Enter 0 or more'],
    ['', 'Fill in this field'],
    ['abc', 'Not counted: enter a number such as 1,234.5'],
  ] as const) {
    await weight.fill(typed);
    await weight.blur();
    await material.getByText(message).waitFor();
    expect(await weight.getAttribute('aria-invalid')).toBe(typed === 'abc' ? null : 'true');
  }
}

/** On a phone the results are far below what is entered. */
async function seeTotalWhileEntering(page: Page, panel: Locator): Promise<void> {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  const bar = page.getByRole('button', { name: 'Total 3.7 kgCO₂e per kg Details' });
  await bar.click();
  await expect.poll(() => panel.evaluate((element) => element === document.activeElement)).toBe(true);
  await bar.waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

it('a stranger estimates a footprint with the mouse and compares it with another', async () => {
  const page = await openPage('/login');
  await page.getByRole('link', { name: 'Estimate a footprint without an account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Product footprint estimate' }).waitFor();
  const material = page.getByRole('group', { name: 'Material 1' });
  const remove = page.getByRole('button', { name: 'Remove' });
  await expect.poll(() => remove.count()).toBe(1);
  const panel = page.getByRole('complementary', { name: 'Result' });
  await panel.getByText('Raw materials: 0 items included').waitFor();
  for (const note of ['The result is informative.', 'Your entries aren’t saved.', 'Only the total is shared']) {
    await panel.getByText(note).waitFor();
  }
  const size = await panel.boundingBox();
  expect(size?.width).toBeGreaterThanOrEqual(360);
  expect(size?.height).toBeGreaterThanOrEqual(600);
  expect(await page.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');

  await goStepByStep(material);
  await makeMistakes(material);
  await checkLooks(page);
  await chooseBySearch(material);
  await enterExample(page);
  await expect
    .poll(() => panel.getByRole('definition').allTextContents())
    .toEqual(['2.56 (Exact value: 2.55962)', '0.974 (Exact value: 0.974442394)', '0.161']);
  await panel.getByText('3.7 (Exact value: 3.695062394)', { exact: true }).waitFor();
  for (const section of ['Raw materials', 'Packaging', 'Energy']) {
    await panel.getByText(`${section}: 1 item included`).waitFor();
  }
  await panel.getByText('ABS makes up 67 %.').waitFor();

  await page.getByRole('button', { name: 'Show every calculation' }).click();
  const table = page.getByRole('table', { name: 'Calculation' });
  for (const working of [
    '0.8 kg × 3.1 kgCO₂e/kg = 2.48 kgCO₂e',
    '500 km × 0.0008 t × 0.08405 kgCO₂e/t·km = 0.03362 kgCO₂e',
    '0.05 kg × 0.92 kgCO₂e/kg = 0.046 kgCO₂e',
    '2 kWh × 0.484149197 kgCO₂e/kWh = 0.968298394 kgCO₂e',
    '300 km × 0.0008 t × 0.0256 kgCO₂e/t·km = 0.006144 kgCO₂e',
    '10,000 km × 0.001 t × 0.0161 kgCO₂e/t·km = 0.161 kgCO₂e',
  ]) {
    await table.getByText(working, { exact: true }).waitFor();
  }
  expect(await textOf(table.locator('tfoot'))).toContain('3.695062394');
  await checkLooks(page);
  await seeTotalWhileEntering(page, panel);

  await page.getByRole('button', { name: 'Remove Electricity country mix' }).click();
  await panel.getByText('Energy: 0 items included').waitFor();
  await panel.getByText(/^2\.73 \(Exact/).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await panel.getByText(/^3\.7 \(Exact/).waitFor();

  await panel.getByRole('button', { name: 'Compare' }).click();
  await panel.getByText('A and B are the same.').waitFor();
  const second = page.getByRole('region', { name: 'Scenario B Raw materials' });
  await second.getByRole('button', { name: /^Material, change: ABS / }).click();
  await second.getByRole('combobox').first().click();
  await second.getByRole('listbox', { name: 'Recently used' }).getByRole('option', { name: 'ABS' }).waitFor();
  await searchFactor(second, 'aluminium', /^Aluminium, recycled /);
  await panel.getByText('B is 2.03 kgCO₂e/kg (55 %) lower than A.').waitFor();
  await checkLooks(page);
  await panel.getByRole('button', { name: 'Keep B' }).click();
  await page.getByText('The other scenario is gone.').waitFor();
  await panel.getByText(/^1\.66( \(Exact|$)/).waitFor();
  await page.getByRole('button', { name: /^Material, change: Aluminium, recycled / }).waitFor();
});

it('whoever is signed in has it in the menu, and does not lose entries by a click', async () => {
  const storageState = await signedIn(openPage, demoUsers.editor);
  const page = await openPage('/', { storageState, language: 'de' });
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  await menu.getByRole('link', { name: 'Rechner' }).click();
  await page.getByRole('heading', { level: 1, name: 'Schätzung des Produktfußabdrucks' }).waitFor();
  expect(await menu.getByRole('link', { name: 'Rechner' }).getAttribute('aria-current')).toBe('page');
  await page.getByRole('link', { name: 'So rechnen wir' }).waitFor();
  await checkLooks(page);

  const weight = page.getByLabel('Gewicht (kg)');
  await weight.fill('1,5');
  await menu.getByRole('link', { name: 'Organisation' }).click();
  const question = page.getByRole('dialog', { name: 'Den Rechner verlassen?' });
  await question.getByRole('button', { name: 'Hier bleiben' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await weight.inputValue()).toBe('1,5');
  await menu.getByRole('link', { name: 'Organisation' }).click();
  await question.getByRole('button', { name: 'Verlassen', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Organisation', exact: true }).waitFor();
});
