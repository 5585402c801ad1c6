import type { Page } from 'playwright-core';

export const stepLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps of your answer' }).getByRole('link', { name });

/** Chooses from a list that opens below a field. */
export async function choose(page: Page, field: string | RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** One of several cards, by the first words on it. */
export async function chooseCard(page: Page, words: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${words}`) }).check();
}

/** The field of the emission value, whatever its unit. */
export const valueField = (page: Page) => page.getByRole('textbox', { name: /^Emissions \(/ });

/** Says that there is one figure, and types it. */
export async function fillFigure(page: Page, value: string): Promise<void> {
  await chooseCard(page, 'Yes, one figure');
  await valueField(page).fill(value);
}

/** Opens what is preset beside the one figure. */
const openPresets = (page: Page) => page.locator('summary').filter({ hasText: 'Change' }).click();

/** Everything of the short answer but the value, told instead of what is preset. */
export async function fillSurroundings(page: Page): Promise<void> {
  await chooseCard(page, 'Yes, one figure');
  await openPresets(page);
  await choose(page, 'Declared unit', 'Kilogram (kg)');
  await page.getByRole('textbox', { name: /^Reference year/ }).fill('2025');
  await choose(page, 'System boundary', 'Cradle-to-gate');
  await chooseCard(page, 'Secondary data only');
  await choose(page, 'Standard', 'ISO 14067');
  await page.keyboard.press('Escape');
}

export const saved = (page: Page) => page.getByText(/^Saved at /).waitFor();

/** Looks at what will be shared, and submits it. */
export async function checkAndSubmit(page: Page, customer: string): Promise<void> {
  await page.getByRole('button', { name: 'Check and submit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check and submit' });
  await dialog.getByText(`${customer} will see exactly this`).waitFor();
  await dialog.getByRole('button', { name: `Submit to ${customer}` }).click();
  await page.getByRole('heading', { name: `Submitted to ${customer}` }).waitFor();
}
