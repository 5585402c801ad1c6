import type { Page } from 'playwright-core';

/** The list of a page. */
export const rowsOf = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
export const rowOf = (page: Page, name: string) => rowsOf(page).filter({ hasText: name });

/** By the beginning of its name: a line is named with its reference. */
export const select = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).check();

/** Narrows a list of lines by a filter that offers choices. */
export async function narrow(page: Page, filter: string, choice: string): Promise<void> {
  await page.getByRole('search').getByRole('button', { name: filter, exact: true }).click();
  await page.getByRole('checkbox', { name: choice, exact: true }).check();
  await page.keyboard.press('Escape');
}
